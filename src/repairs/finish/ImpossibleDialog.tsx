import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { repairSubmitRequested } from '../repairsActions';
import { repairsTexts } from '../repairsTexts';

const texts = repairsTexts.impossible;

/** Submitting without a moment writes down first that none is possible (REP-09). */
export function ImpossibleDialog({ dialog, onClose }: DialogProps<'repairImpossible'>) {
  const { unitId, submit, isImpossible } = dialog;
  const dispatch = useDispatch();
  return (
    <ConfirmDialog
      {...useConfirmation(submissionKey('repairs/submit', submit.id), onClose)}
      title={texts.title}
      question={texts.question}
      confirmLabel={texts.confirm}
      onConfirm={() => dispatch(repairSubmitRequested({ unitId, submit, isImpossible }))}
    />
  );
}
