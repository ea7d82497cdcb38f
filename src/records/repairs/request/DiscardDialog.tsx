import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { draftCleared } from '@/core/drafts/draftsSlice';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { repairsTexts } from '../repairsTexts';
import { defectDraftKey, repairDraft } from '../repairDraft';

const texts = repairsTexts.discard;

/** The back end has no call that discards a request, but a request that is never submitted is never carried out. */
export function DiscardDialog({ dialog: { unitId }, onClose }: DialogProps<'repairDiscard'>) {
  const dispatch = useDispatch();
  return (
    <ConfirmDialog
      danger
      title={texts.title}
      question={texts.question}
      confirmLabel={texts.confirm}
      submission={null}
      onClose={onClose}
      onConfirm={() => {
        dispatch(draftCleared(repairDraft.key(unitId)));
        dispatch(draftCleared(defectDraftKey(unitId)));
        onClose();
      }}
    />
  );
}
