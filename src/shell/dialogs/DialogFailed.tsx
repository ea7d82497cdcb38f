import { useDispatch, useSelector } from 'react-redux';
import { dialogClosed, selectOpenDialogs } from '@/core/dialogs/dialogsSlice';
import { AlertDialog } from '@/ui/overlays/AlertDialog';
import { Button } from '@/ui/buttons/Button';
import { shellTexts } from '../shellTexts';

interface DialogFailedProps {
  /** The id of the opened dialog; without it all open dialogs are cancelled. */
  id?: string;
  onRetry: () => void;
  /** Closes a dialog that is outside the store. */
  onClose?: () => void;
}

/** Replaces a dialog that could not be fetched or rendered. Closing this dialog cancels the replaced one. */
export function DialogFailed({ id, onRetry, onClose }: DialogFailedProps) {
  const dispatch = useDispatch();
  const open = useSelector(selectOpenDialogs);
  const closeDialogs = () => {
    for (const dialog of open) {
      if (id === undefined || dialog.id === id) dispatch(dialogClosed(dialog.id));
    }
  };
  const close = onClose ?? closeDialogs;
  const { title, text, retry, close: closeLabel } = shellTexts.dialogFailed;
  return (
    <AlertDialog title={title} text={text} keepsPage onCancel={close}>
      <Button onClick={close}>{closeLabel}</Button>
      <Button variant="primary" onClick={onRetry}>
        {retry}
      </Button>
    </AlertDialog>
  );
}
