import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { selectSubmission, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { Button } from '@/ui/fields/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { DialogAbout, DialogBody, DialogText } from '@/ui/overlays/DialogParts';
import { uiTexts } from '@/ui/uiTexts';
import { indicatorTexts as texts } from './indicatorTexts';
import { indicatorMuteRequested, muteKey } from './indicatorsSaga';

/** Asks to be sure: what is muted does not come back. It stays open until the server said yes. */
export function IndicatorMuteDialog({ dialog, onClose }: DialogProps<'indicatorMute'>) {
  const { indicatorId, key, title } = dialog;
  const dispatch = useDispatch();
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, muteKey(dialog)));
  const busy = submission?.status === 'sending';
  return (
    <Dialog
      title={texts.muteTitle}
      busy={busy}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button
            variant="primary"
            busy={busy}
            onClick={() => dispatch(indicatorMuteRequested({ indicatorId, key }))}
          >
            {texts.muteConfirm}
          </Button>
        </>
      }
    >
      <DialogBody>
        <DialogAbout>{title}</DialogAbout>
        <SubmissionNotice submission={submission} />
        <DialogText>{texts.muteText}</DialogText>
      </DialogBody>
    </Dialog>
  );
}
