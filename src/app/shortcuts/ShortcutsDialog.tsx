import { useSelector } from 'react-redux';
import { selectAppearance } from '@/core/appearance/appearanceSlice';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useActiveShortcuts } from '@/core/shortcuts/activeShortcuts';
import { keysInWords } from '@/core/shortcuts/defineShortcuts';
import { Button } from '@/ui/buttons/Button';
import { Kbd } from '@/ui/layout/Kbd';
import { Dialog } from '@/ui/overlays/Dialog';
import { allShortcuts } from './allShortcuts';
import { idOf, type ShortcutGroup, shortcutGroups } from './shortcutGroups';
import { shortcutsDialogTexts as texts } from './shortcutsDialogTexts';
import styles from './ShortcutsDialog.module.css';

/** Every key of the program: the active ones first, then all others. */
export function ShortcutsDialog({ onClose }: DialogProps<'shortcuts'>) {
  const { now, elsewhere } = shortcutGroups(allShortcuts, useActiveShortcuts());
  const { shortcutsEnabled } = useSelector(selectAppearance);
  return (
    <Dialog
      title={texts.title}
      size="l"
      onClose={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p className={styles.hint}>{shortcutsEnabled ? texts.hint : texts.off}</p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll a list without buttons */}
      <div role="region" aria-label={texts.all} tabIndex={0}>
        <Part title={texts.now} groups={now} />
        <Part title={texts.elsewhere} groups={elsewhere} />
      </div>
    </Dialog>
  );
}

function Part({ title, groups }: { title: string; groups: readonly ShortcutGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section aria-label={title} className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      <div className={styles.groups}>
        {groups.map(({ group, shortcuts }) => (
          <div key={group} className={styles.group}>
            <h4 className={styles.title}>{group}</h4>
            <dl className={styles.list}>
              {shortcuts.map((shortcut) => (
                <div key={idOf(shortcut)} className={styles.row}>
                  <dt>{shortcut.label}</dt>
                  <dd>
                    <Kbd>{keysInWords(shortcut.keys)}</Kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
