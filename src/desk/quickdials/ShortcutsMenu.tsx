import type { ReactNode } from 'react';
import type { Answer } from '@/ui/feedback/answer';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { Section } from '@/ui/layout/Section';
import styles from './Shortcuts.module.css';
import { shortcutsTexts as texts } from './shortcutsTexts';
import { useShortcuts } from './useShortcuts';
import { useCall } from '@/core/telephony/calling';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { IconButton } from '@/ui/buttons/IconButton';
import { PhoneIcon, ExternalLinkIcon } from '@/ui/icons';
import type { DialShortcut, LinkShortcut } from './shortcuts';
import { useOpenLink } from '@/core/hooks/useOpenLink';

export function ShortcutsMenu({ onDone }: { onDone: () => void }) {
  const { dials, links } = useShortcuts();
  return (
    <div className={styles.menu}>
      {dials && (
        <Shortcuts title={texts.dials} answer={dials} failed={texts.dialsFailed} none={texts.noDials}>
          {(dial) => <DialLine dial={dial} onDone={onDone} />}
        </Shortcuts>
      )}
      {links && (
        <Shortcuts title={texts.links} answer={links} failed={texts.linksFailed} none={texts.noLinks}>
          {(link) => <LinkLine link={link} onDone={onDone} />}
        </Shortcuts>
      )}
    </div>
  );
}

interface ShortcutsProps<T> {
  title: string;
  answer: Answer<readonly T[]>;
  failed: string;
  none: string;
  children: (shortcut: T) => ReactNode;
}

function Shortcuts<T extends { id: string }>({ title, answer, failed, none, children }: ShortcutsProps<T>) {
  return (
    <Section title={title}>
      <QueryView answer={answer} failed={failed}>
        {(shortcuts) =>
          shortcuts.length === 0 ? (
            <p className={styles.none}>{none}</p>
          ) : (
            <ul className={styles.list}>
              {shortcuts.map((shortcut) => (
                <LineBoundary as="li" key={shortcut.id} resetKey={shortcut}>
                  <li className={styles.line}>{children(shortcut)}</li>
                </LineBoundary>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Section>
  );
}

interface DialLineProps {
  dial: DialShortcut;
  onDone: () => void;
}

/** Calls the number for a user logged in to telephony, otherwise copies it; a text without a number is only shown. */
function DialLine({ dial: { name, number, detail }, onDone }: DialLineProps) {
  const calling = useCall();
  return (
    <>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
      {number !== null && calling === null && (
        <CopyButton text={number} label={texts.copy(name)} copiedLabel={texts.copied} />
      )}
      {number !== null && calling !== null && (
        <IconButton
          size="s"
          icon={PhoneIcon}
          label={texts.call(name, detail)}
          disabledReason={calling.whyNot}
          onClick={() => {
            onDone();
            calling.call(number);
          }}
        />
      )}
    </>
  );
}

interface LinkLineProps {
  link: LinkShortcut;
  onDone: () => void;
}

/** A path opens in this tab and a web address in a new one; any other address is shown as unusable. */
function LinkLine({ link: { name, href, isOwn, detail }, onDone }: LinkLineProps) {
  const open = useOpenLink();
  const words = (
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.detail}>{detail}</span>
    </span>
  );
  if (href === null) return words;
  if (isOwn) {
    return (
      <a
        className={styles.link}
        href={href}
        onClick={(event) => {
          open(event);
          if (event.defaultPrevented) onDone();
        }}
      >
        {words}
      </a>
    );
  }
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer" onClick={onDone}>
      {words}
      <ExternalLinkIcon role="img" aria-label={texts.elsewhere} size="1em" />
    </a>
  );
}
