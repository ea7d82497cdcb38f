import { useDispatch } from 'react-redux';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { IconButton } from '@/ui/buttons/IconButton';
import { TrashIcon, UndoIcon } from '@/ui/icons';
import type { Removal } from '../timelineSlice';

interface RemovalToggleProps {
  removal: Removal;
  label: string;
  disabledReason?: string | null;
}

/** One icon that deletes what is there and puts back what was deleted; a dialog asks first (002 §4.2). */
export function RemovalToggle({ removal, label, disabledReason = null }: RemovalToggleProps) {
  const dispatch = useDispatch();
  const ask = () => dispatch(dialogOpened({ dialog: { kind: 'timelineRemoval', ...removal } }));
  return (
    <IconButton
      size="s"
      icon={removal.act === 'delete' ? TrashIcon : UndoIcon}
      label={label}
      disabledReason={disabledReason}
      onClick={ask}
    />
  );
}
