import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectMay } from '@/core/session/sessionSlice';
import type { MailMessage } from '@/domain/mail/mailMessage';
import { formatByteSize } from '@/lib/formatNumber';
import { visibleName } from '@/shared/media';
import { Disclosure } from '@/ui/layout/Disclosure';
import { mutedClass, Section } from '@/ui/layout/Section';
import { Facts } from '@/ui/record/Facts';
import { RichText } from '@/ui/text/RichText';
import styles from '../Mail.module.css';
import { mailTexts as texts } from '../mailTexts';

/** The contents of a mail, always as plain text. */
export function MailContents({ mail }: { mail: MailMessage }) {
  const { body, attachments } = mail;
  return (
    <>
      <Section title={texts.body}>
        {body === null ? (
          <p className={mutedClass}>{texts.noBody}</p>
        ) : (
          <div className={styles.text}>
            <RichText text={body} />
          </div>
        )}
      </Section>
      {attachments.length > 0 && (
        <Section title={texts.attachments}>
          <ul className={styles.files}>
            {attachments.map(({ contentId, filename, size }) => (
              <li key={contentId}>
                {[visibleName(filename ?? contentId), size !== null && formatByteSize(size)]
                  .filter(Boolean)
                  .join(' · ')}
              </li>
            ))}
          </ul>
          <p className={mutedClass}>{texts.attachmentsNote}</p>
        </Section>
      )}
      <TechnicalFacts mail={mail} />
    </>
  );
}

/** Technical facts for system users (MAIL-14). */
function TechnicalFacts({ mail: { technical } }: { mail: MailMessage }) {
  const isSystemUser = useSelector(selectMay)('shell');
  const [isOpen, setOpen] = useState(false);
  if (!isSystemUser || technical === null) return null;
  const { messageId, queue, headers } = technical;
  const facts = [[texts.messageId, messageId], [texts.queue, queue], ...Object.entries(headers)] as const;
  return (
    <Disclosure title={texts.technical} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      <Facts items={facts.flatMap(([label, value]) => (label && value ? [{ label, value }] : []))} />
    </Disclosure>
  );
}
