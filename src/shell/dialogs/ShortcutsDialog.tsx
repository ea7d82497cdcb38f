import { useSelector } from 'react-redux';
import { selectAppearance } from '@/core/appearance/appearanceSlice';
import type { DialogProps } from '@/core/dialogs/dialog';
import { type Shortcut, useActiveShortcuts } from '@/core/shortcuts/activeShortcuts';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { Kbd } from '@/ui/layout/Kbd';
import { shellTexts } from '../shellTexts';
import styles from './ShortcutsDialog.module.css';

const texts = shellTexts.shortcuts;

/** By group, in the order in which they were announced; the same key and words are shown once. */
function grouped(shortcuts: readonly Shortcut[]): [group: string, shortcuts: Shortcut[]][] {
  const groups = new Map<string, Map<string, Shortcut>>();
  for (const shortcut of shortcuts) {
    const group = groups.get(shortcut.group) ?? new Map<string, Shortcut>();
    group.set(`${shortcut.keys} ${shortcut.label}`, shortcut);
    groups.set(shortcut.group, group);
  }
  return [...groups].map(([name, group]) => [name, [...group.values()]]);
}

export function ShortcutsDialog({ onClose }: DialogProps<'shortcuts'>) {
  const groups = grouped(useActiveShortcuts());
  const { shortcutsEnabled } = useSelector(selectAppearance);
  return (
    <Dialog title={texts.label} onClose={onClose} footer={<Button onClick={onClose}>{texts.close}</Button>}>
      <p className={styles.hint}>{shortcutsEnabled ? texts.hint : texts.off}</p>
      {groups.length === 0 && <p>{texts.empty}</p>}
      {groups.map(([group, shortcuts]) => (
        <section key={group} className={styles.group}>
          <h3 className={styles.title}>{group}</h3>
          <dl className={styles.list}>
            {shortcuts.map(({ keys, label }) => (
              <div key={`${keys} ${label}`} className={styles.row}>
                <dt>{label}</dt>
                <dd>
                  <Kbd>{keys}</Kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
