import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { PencilIcon, PlusIcon, TrashIcon, UndoIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import { Dialog, DialogBody } from '@/ui/overlays/Dialog';
import { withText } from '../own/ownTextRules';
import { changeOwnTexts, type OwnText, useOwnTexts } from '../own/ownTexts';
import { standardTextsTexts } from '../standardTextsTexts';
import styles from './OwnTextsDialog.module.css';

const texts = standardTextsTexts.dialog;

/** The user's own texts: to change, add and remove, with undo. */
export function OwnTextsDialog({ onClose }: DialogProps<'standardTexts'>) {
  const dispatch = useDispatch();
  const own = useOwnTexts();
  const { removed, remove, undo } = useRemoval();
  const open = (id: string | null) =>
    dispatch(dialogOpened({ dialog: { kind: 'standardText', id, text: '' } }));

  return (
    <Dialog title={texts.title} onClose={onClose} footer={<Button onClick={onClose}>{texts.close}</Button>}>
      <DialogBody>
        <p className={mutedClass}>{texts.hint}</p>
        {removed && (
          <div className={styles.removed} role="status">
            <span>{texts.removed(removed.name)}</span>
            <Button variant="quiet" size="s" icon={UndoIcon} onClick={undo}>
              {texts.undo}
            </Button>
          </div>
        )}
        {own.length === 0 ? (
          <p>{texts.empty}</p>
        ) : (
          <ul className={styles.list} aria-label={texts.own}>
            {own.map((one) => (
              <OwnLine key={one.id} own={one} onChange={() => open(one.id)} onRemove={() => remove(one)} />
            ))}
          </ul>
        )}
        <div>
          <Button icon={PlusIcon} onClick={() => open(null)}>
            {texts.add}
          </Button>
        </div>
      </DialogBody>
    </Dialog>
  );
}

interface OwnLineProps {
  own: OwnText;
  onChange: () => void;
  onRemove: () => void;
}

const OwnLine = ({ own: { name, text }, onChange, onRemove }: OwnLineProps) => (
  <li className={styles.line}>
    <div className={styles.words}>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.text}>{text}</span>
    </div>
    <IconButton icon={PencilIcon} label={texts.change(name)} onClick={onChange} />
    <IconButton icon={TrashIcon} label={texts.remove(name)} onClick={onRemove} />
  </li>
);

/** The last removed text can be restored until the dialog closes. */
function useRemoval() {
  const userId = useSelector(selectSignedInId);
  const [removed, setRemoved] = useState<OwnText | null>(null);
  const change = (how: (now: readonly OwnText[]) => readonly OwnText[]) =>
    userId !== null && changeOwnTexts(userId, how);
  return {
    removed,
    remove: (one: OwnText) => {
      setRemoved(one);
      change((now) => now.filter(({ id }) => id !== one.id));
    },
    undo: () => {
      setRemoved(null);
      if (removed) change((now) => withText(now, removed));
    },
  };
}
