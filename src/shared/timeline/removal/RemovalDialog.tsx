import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { removalKey, removalRequested } from '../timelineSlice';
import { timelineTexts } from '../timelineTexts';

const texts = timelineTexts.removal;

/** Asks for confirmation to delete or restore a case or a contact moment. */
export function RemovalDialog({ dialog, onClose }: DialogProps<'timelineRemoval'>) {
  const { subject, act, id, caseId, title } = dialog;
  const dispatch = useDispatch();
  return (
    <ConfirmDialog
      {...useConfirmation(removalKey({ act, id }), onClose)}
      title={texts.titles[subject][act]}
      about={title}
      question={texts.questions[subject][act]}
      confirmLabel={texts[act]}
      danger={act === 'delete'}
      onConfirm={() => dispatch(removalRequested({ subject, act, id, caseId, title }))}
    />
  );
}
