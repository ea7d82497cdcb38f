import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { queries } from '@/api/http/queries';
import { MAIL_TAGS } from '@/api/mail/mailMessages';
import { paths } from '@/core/paths';
import { MAIL_STATUSES, mailStatusLabel } from '@/domain/mail/mailMessage';
import { PagedFilters, PagedHead } from '@/paged/PagedHead';
import { PagedOverview } from '@/paged/PagedOverview';
import { Button } from '@/ui/buttons/Button';
import { announce } from '@/ui/feedback/Announcer';
import { Choices } from '@/ui/fields/Choices';
import { RefreshIcon } from '@/ui/icons';
import { mailTexts as texts } from '../mailTexts';
import { mailTitles } from '../mailTitles';
import { MailList } from './MailList';
import { type Mails, useMails } from './useMails';

const CHOICES = [...MAIL_STATUSES, null];

/** Mail that came in: what nobody has picked up first, and beside it what is opened of it (AMB-225). */
export function MailScreen() {
  const mails = useMails();
  return (
    <PagedOverview
      name="mail"
      path={paths.mails}
      label={texts.list}
      detailsLabel={texts.details}
      head={(isPage) => <Head mails={mails} isPage={isPage} />}
    >
      <MailList mails={mails} />
    </PagedOverview>
  );
}

function Head({ mails, isPage }: { mails: Mails; isPage: boolean }) {
  const { status, counts, total, setStatus } = mails;
  return (
    <PagedHead
      title={mailTitles.incoming}
      isPage={isPage}
      meta={total === undefined ? null : texts.found(total)}
      actions={<Behind mails={mails} />}
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

/** New mail is announced, and shown when asked for: no row moves under a pointer. */
function Behind({ mails: { behind } }: { mails: Mails }) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (behind > 0) announce(texts.arrived(behind));
  }, [behind]);
  if (behind === 0) return null;
  return (
    <Button size="s" icon={RefreshIcon} onClick={() => dispatch(queries.util.invalidateTags([...MAIL_TAGS]))}>
      {behind > 0 ? texts.fresh(behind) : texts.refresh}
    </Button>
  );
}
