import type { ReactNode } from 'react';
import type { Answer } from '@/ui/feedback/answer';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { Section } from '@/ui/layout/Section';
import { DialLine } from './DialLine';
import { LinkLine } from './LinkLine';
import styles from './Shortcuts.module.css';
import { shortcutsTexts as texts } from './shortcutsTexts';
import { useShortcuts } from './useShortcuts';

/** All quick dials and quick links, in the order of the administrator. */
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
