import { useDispatch } from 'react-redux';
import { type MailCopy, outgoingMailQueries } from '@/api/mail/outgoingMail';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import type { OutgoingMail } from '@/domain/mail/mailMessage';
import { Button } from '@/ui/buttons/Button';
import { QueryView } from '@/ui/feedback/QueryView';
import { type IconComponent, RetryIcon, SendIcon } from '@/ui/icons';
import { mutedClass, Section } from '@/ui/layout/Section';
import { Facts } from '@/ui/record/Facts';
import { Time } from '@/ui/text/Time';
import styles from '../Mail.module.css';
import { MailFiles } from './MailFiles';
import { outgoingTexts as texts } from '../outgoingTexts';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { isHtml } from '@/ui/text/isHtml';
import { RichText } from '@/ui/text/RichText';

/** Loaded lazily, because the sanitiser is large. */
const HtmlBody = lazyRegion(async () => (await import('./HtmlBody')).HtmlBody, <Skeleton lines={4} />);

/** The body is untrusted HTML or plain text; the back end does not report which. */
function OutgoingBody({ body }: { body: string }) {
  return (
    <div className={styles.body}>{isHtml(body) ? <HtmlBody html={body} /> : <RichText text={body} />}</div>
  );
}

/** A mail that went out: its receivers, its contents, and the ways to send it again. */
export function OutgoingMailView({ id }: { id: string }) {
  const answer = outgoingMailQueries.endpoints.outgoingMail.useQuery(id);
  return (
    <QueryView answer={answer} failed={texts.failed}>
      {(mail) => <Mail mail={mail} />}
    </QueryView>
  );
}

function Mail({ mail }: { mail: OutgoingMail }) {
  const { subject, body, attachments } = mail;
  return (
    <div className={styles.parts}>
      <h2 className={styles.title}>{subject ?? texts.noSubject}</h2>
      <Facts items={factsOf(mail)} />
      <div className={styles.actions} role="group" aria-label={texts.actions}>
        <CopyButton mail={mail} copy="forward" icon={SendIcon} />
        <CopyButton mail={mail} copy="resend" icon={RetryIcon} />
      </div>
      <Section title={texts.body}>
        {body === null ? <p className={mutedClass}>{texts.noBody}</p> : <OutgoingBody body={body} />}
      </Section>
      {attachments.length > 0 && <MailFiles mailId={mail.id} files={attachments} />}
    </div>
  );
}

function factsOf({ from, to, cc, bcc, sent }: OutgoingMail) {
  const facts = [
    [texts.from, from],
    [texts.to, to.join(', ')],
    [texts.cc, cc.join(', ')],
    [texts.bcc, bcc.join(', ')],
    [texts.sent, sent && <Time instant={sent} />],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** Sending again proposes the old receivers; forwarding starts without any. */
function CopyButton({ mail, copy, icon }: { mail: OutgoingMail; copy: MailCopy; icon: IconComponent }) {
  const dispatch = useDispatch();
  const { id, subject, to, cc, bcc } = mail;
  const open = () =>
    dispatch(
      dialogOpened({
        dialog: {
          kind: 'mailCopy',
          copy,
          mailId: id,
          subject: subject ?? texts.noSubject,
          receivers: copy === 'resend' ? { to, cc, bcc } : { to: [], cc: [], bcc: [] },
        },
      }),
    );
  return (
    <Button size="s" icon={icon} onClick={open}>
      {texts[copy]}
    </Button>
  );
}
