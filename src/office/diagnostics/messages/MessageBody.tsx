import { useMemo, useState } from 'react';
import { indentJson } from '@/lib/indentJson';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { Choices } from '@/ui/fields/Choices';
import { mutedClass, Section } from '@/ui/layout/Section';
import styles from './Undelivered.module.css';
import { undeliveredTexts as texts } from '../undeliveredTexts';

/** The body of a message. JSON is formatted, unless the user asks for the body as it was sent. */
export function MessageBody({ body }: { body: string | null }) {
  const [isRaw, setRaw] = useState(false);
  const formatted = useMemo(() => (body === null ? null : indentJson(body)), [body]);
  if (body === null)
    return (
      <Section title={texts.body}>
        <p className={mutedClass}>{texts.noBody}</p>
      </Section>
    );
  return (
    <Section
      title={texts.body}
      aside={
        <div className={styles.aside}>
          {formatted !== null && (
            <Choices
              label={texts.looks}
              choices={[false, true]}
              nameOf={(raw) => (raw ? texts.raw : texts.formatted)}
              isChosen={(raw) => raw === isRaw}
              onChoose={setRaw}
            />
          )}
          <CopyButton text={body} label={texts.copyBody} copiedLabel={texts.bodyCopied} />
        </div>
      }
    >
      <Code label={texts.bodyText} text={isRaw || formatted === null ? body : formatted} />
    </Section>
  );
}

/** Code in a box that scrolls; the box takes the keyboard focus, so that keys can scroll it. */
export const Code = ({ label, text }: { label: string; text: string }) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <pre className={styles.code} role="region" aria-label={label} tabIndex={0}>
    {text}
  </pre>
);
