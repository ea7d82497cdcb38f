import { useState } from 'react';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { Disclosure } from '@/ui/layout/Disclosure';
import { Section } from '@/ui/layout/Section';
import { Code } from './MessageBody';
import styles from './Undelivered.module.css';
import { firstLine } from '../undeliveredRules';
import { undeliveredTexts as texts } from '../undeliveredTexts';

/** What went wrong: its first line, and the rest when it is asked for. */
export function MessageException({ exception }: { exception: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const summary = firstLine(exception);
  if (exception === null || summary === null) return null;
  return (
    <Section
      title={texts.exception}
      aside={<CopyButton text={exception} label={texts.copyException} copiedLabel={texts.exceptionCopied} />}
    >
      <p className={styles.summary}>{summary}</p>
      {exception.trim() !== summary && (
        <Disclosure title={texts.wholeException} as="h3" open={isOpen} onToggle={() => setOpen(!isOpen)}>
          <Code label={texts.exceptionText} text={exception} />
        </Disclosure>
      )}
    </Section>
  );
}
