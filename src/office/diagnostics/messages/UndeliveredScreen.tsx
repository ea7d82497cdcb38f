import { useSelector } from 'react-redux';
import { Outlet } from 'react-router';
import { paths } from '@/core/paths';
import { selectMayAny } from '@/core/session/sessionSlice';
import { useRangeKeys } from '@/kit/livelist/keys/useRangeKeys';
import { PagedOverview } from '@/kit/paged/PagedOverview';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ExchangeIcon } from '@/ui/icons';
import { MANAGEMENT } from '../diagnosticsRules';
import { diagnosticsTitles } from '../diagnosticsTitles';
import { RetryBar } from './RetryBar';
import { UndeliveredHead } from './UndeliveredHead';
import { UndeliveredList } from './UndeliveredList';
import { undeliveredKeys } from '../diagnosticsShortcutTexts';
import { undeliveredTexts as texts } from '../undeliveredTexts';
import { useUndeliveredList } from './useUndeliveredList';

/**
 * Lists the messages that integrations did not accept, beside the open message. Users who have only an error task see
 * its message without the list.
 */
export function UndeliveredScreen() {
  const mayList = useSelector(selectMayAny)(...MANAGEMENT);
  return mayList ? <Overview /> : <Outlet />;
}

function Overview() {
  const list = useUndeliveredList();
  useRangeKeys(list.rows, undeliveredKeys.range);
  return (
    <PagedOverview
      name="undelivered"
      path={paths.undelivered}
      label={texts.list}
      detailsLabel={texts.details}
      head={(isPage) => <UndeliveredHead title={diagnosticsTitles.undelivered} isPage={isPage} list={list} />}
    >
      <RetryBar list={list} />
      <UndeliveredList list={list} />
    </PagedOverview>
  );
}

export const NothingOpened = () => <EmptyState icon={ExchangeIcon} title={texts.nothingOpened} />;
