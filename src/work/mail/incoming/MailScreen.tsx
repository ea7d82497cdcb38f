import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '@/core/paths';
import { MAIL_STATUSES, type MailStatus, mailStatusLabel } from '@/domain/mail/mailMessage';
import { PagedFilters, PagedHead } from '@/kit/paged/PagedHead';
import { PagedOverview } from '@/kit/paged/PagedOverview';
import { Button } from '@/ui/buttons/Button';
import { speak } from '@/ui/feedback/speak';
import { Choices } from '@/ui/fields/Choices';
import { RefreshIcon } from '@/ui/icons';
import styles from '../Mail.module.css';
import { mailsLeft, mailsShown, selectMailCounts, selectMailsBehind } from '../mailSlice';
import { mailTexts as texts } from '../mailTexts';
import { mailTitles } from '../mailTitles';
import { mailsOutdated } from '../work/mailActions';
import { MailList } from './MailList';
import { type Mails, useMails } from './useMails';

const CHOICES = [...MAIL_STATUSES, null];

/** The incoming mail, with the opened mail beside the list; new mail is shown first (AMB-225). */
export function MailScreen() {
  const mails = useMails();
  useCounting(mails.status);
  return (
    <PagedOverview
      name="mail"
      path={paths.mails}
      label={texts.list}
      detailsLabel={texts.details}
      head={(isPage) => <Head mails={mails} isPage={isPage} />}
    >
      <div className={styles.rows}>
        <MailList mails={mails} />
      </div>
    </PagedOverview>
  );
}

function useCounting(status: MailStatus | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(mailsShown(status));
  }, [dispatch, status]);
  useEffect(
    () => () => {
      dispatch(mailsLeft());
    },
    [dispatch],
  );
}

function Head({ mails, isPage }: { mails: Mails; isPage: boolean }) {
  const { status, answer, setStatus } = mails;
  const counts = useSelector(selectMailCounts);
  const total = answer.currentData?.pages.at(-1)?.total;
  return (
    <PagedHead
      title={mailTitles.incoming}
      isPage={isPage}
      meta={total === undefined ? null : texts.found(total)}
      actions={<Behind isReading={answer.isFetching && !answer.isFetchingNextPage} />}
    >
      <PagedFilters>
        <Choices
          label={texts.status}
          choices={CHOICES}
          nameOf={(one) => (one === null ? texts.all : texts.withCount(mailStatusLabel(one), counts?.[one]))}
          isChosen={(one) => one === status}
          onChoose={setStatus}
        />
      </PagedFilters>
    </PagedHead>
  );
}

/** Announces new mail and shows it on request, so that no row moves under the pointer. */
function Behind({ isReading }: { isReading: boolean }) {
  const dispatch = useDispatch();
  const difference = useSelector(selectMailsBehind);
  /* A list that is loading is compared with the counts once it has arrived. */
  const behind = isReading ? 0 : difference;
  useEffect(() => {
    if (behind > 0) speak(texts.arrived(behind));
  }, [behind]);
  if (behind === 0) return null;
  return (
    <Button size="s" icon={RefreshIcon} onClick={() => dispatch(mailsOutdated())}>
      {behind > 0 ? texts.fresh(behind) : texts.refresh}
    </Button>
  );
}
