import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { repairsTexts } from '../repairsTexts';
import { submitRequest } from '../send/submitSaga';

const texts = repairsTexts.impossible;

/** Records that no moment is possible before the request is submitted without a moment (REP-09). */
export function ImpossibleDialog({ dialog, onClose }: DialogProps<'repairImpossible'>) {
  const { unitId, submit, isImpossible } = dialog;
  const dispatch = useDispatch();
  return (
    <ConfirmDialog
      {...useConfirmation(submitRequest.key(dialog), onClose)}
      title={texts.title}
      question={texts.question}
      confirmLabel={texts.confirm}
      onConfirm={() => dispatch(submitRequest({ unitId, submit, isImpossible }))}
    />
  );
}
