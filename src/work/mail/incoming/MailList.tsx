import { useLocation, useParams } from 'react-router';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { to } from '@/core/paths';
import { type MailMessage, MailStatus, mailStatusLabel } from '@/domain/mail/mailMessage';
import { formatMoment } from '@/lib/dates/format';
import { useNow } from '@/lib/useNow';
import { PagedRows } from '@/kit/paged/PagedRows';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InboxIcon } from '@/ui/icons';
import { StatusLabel } from '@/ui/record/StatusLabel';
import { ListRow, RowCount, type RowFact, RowLine } from '@/ui/rows/ListRow';
import { rowName } from '@/ui/rows/rowName';
import { mailTexts as texts } from '../mailTexts';
import { mailLook } from './mailLook';
import type { Mails } from './useMails';

export function MailList({ mails }: { mails: Mails }) {
  const { answer, status } = mails;
  return (
    <PagedRows
      answer={answer}
      failed={texts.failed}
      label={texts.list}
      found={{ question: status ?? '', say: texts.found }}
      empty={<Nothing mails={mails} />}
      renderRow={(mail) => <Row mail={mail} />}
    />
  );
}

function Nothing({ mails: { status, setStatus } }: { mails: Mails }) {
  if (status === MailStatus.New)
    return (
      <EmptyState icon={InboxIcon} title={texts.noneNew}>
        {texts.noneNewText}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={InboxIcon}
      title={texts.none}
      action={<Button onClick={() => setStatus(null)}>{texts.showAll}</Button>}
    />
  );
}

function Row({ mail }: { mail: MailMessage }) {
  const { id, status, subject, from, received, customerName, pickedUpBy, attachments } = mail;
  const { search } = useLocation();
  const { id: opened } = useParams();
  const open = useOpenLink();
  const now = useNow();
  const title = subject ?? texts.noSubject;
  const sender = customerName ?? from ?? texts.noSender;
  const moment = formatMoment(received, now);
  const files: RowFact[] = attachments.length > 0 ? [{ text: texts.withFiles(attachments.length) }] : [];
  const by: RowFact[] = pickedUpBy?.name ? [{ text: pickedUpBy.name }] : [];
  return (
    <ListRow
      name={rowName(
        title,
        sender,
        mailStatusLabel(status),
        moment,
        ...[...by, ...files].map(({ text }) => text),
      )}
      title={title}
      href={to.mail(id, search)}
      onOpen={open}
      current={id === opened}
    >
      <RowLine facts={[{ text: sender, isPerson: customerName !== null }]}>
        <StatusLabel {...mailLook(status)} />
      </RowLine>
      <RowLine facts={[...by, ...files]}>
        <RowCount>{moment}</RowCount>
      </RowLine>
    </ListRow>
  );
}
