import { useDispatch } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { TrashIcon, UndoIcon } from '@/ui/icons';
import { LaterMenu } from '@/ui/overlays/LaterMenu';
import type { Removal } from '../timelineSlice';
import { timelineTexts } from '../timelineTexts';

const texts = timelineTexts.removal;

interface RemovalMenuProps {
  removal: Removal;
  disabledReason?: string | null;
}

/** A menu that deletes a record or restores a deleted one; a dialog asks for confirmation (002 §4.2). */
export function RemovalMenu({ removal, disabledReason = null }: RemovalMenuProps) {
  const dispatch = useDispatch();
  const { subject, act, title } = removal;
  const isDelete = act === 'delete';
  return (
    <LaterMenu
      label={texts.menu(title)}
      items={[
        {
          id: act,
          label: texts.titles[subject][act],
          icon: isDelete ? TrashIcon : UndoIcon,
          danger: isDelete,
          disabledReason,
        },
      ]}
      onAction={() => dispatch(dialogOpened({ dialog: { kind: 'timelineRemoval', ...removal } }))}
    />
  );
}
