import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { isCleared } from '@/domain/media/media';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { TextArea } from '@/ui/fields/TextArea';
import { visibleName } from '../fileName';
import { clearKey, clearRequested, selectMediaById, type WithMedia } from '../mediaSlice';
import { mediaTexts } from '../mediaTexts';

/** Clears a file for everyone; a reason is optional (decisions: clearing needs none). */
export function MediaClearDialog({ dialog: { mediaId, title }, onClose }: DialogProps<'mediaClear'>) {
  const dispatch = useDispatch();
  const [reason, setReason] = useState('');
  const submission = useDialogSubmission(clearKey(mediaId), onClose);
  const busy = submission?.status === 'sending';
  const media = useSelector((state: WithMedia) => selectMediaById(state, mediaId));
  const blocked = media !== undefined && isCleared(media) && !busy ? mediaTexts.clearedBefore : null;
  const confirm = () => dispatch(clearRequested({ mediaId, reason: reason.trim() }));

  return (
    <Dialog
      title={mediaTexts.clearTitle}
      role="alertdialog"
      busy={busy}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{mediaTexts.cancel}</Button>
          <Button variant="danger" busy={busy} disabledReason={blocked} onClick={confirm}>
            {mediaTexts.clearConfirm}
          </Button>
        </>
      }
    >
      <SubmissionNotice submission={submission} />
      <p>{mediaTexts.clearText(visibleName(title) || mediaTexts.unnamed)}</p>
      <TextArea label={mediaTexts.clearReason} value={reason} onChange={setReason} rows={2} maxRows={3} />
    </Dialog>
  );
}
