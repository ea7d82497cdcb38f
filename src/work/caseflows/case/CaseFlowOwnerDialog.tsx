import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import type { Assignee } from '@/domain/colleagues/assignee';
import { AssigneePicker } from '@/shared/people';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { DialogState } from '@/ui/feedback/MeanwhileNotice';
import { lookUp } from '@/lib/values';
import { bulkRequested, ownerChangeRequested, caseFlowKey } from '../caseFlowsActions';
import { caseFlowListTexts } from '../list/caseFlowListTexts';
import { OWNER_EDIT_PAGE_SIZE } from './OwnerForm';
import { useOwnersMeanwhile } from './useOwnersMeanwhile';
import { caseFlowDetailTexts } from './caseFlowDetailTexts';

const texts = caseFlowListTexts.ownerDialog;

/**
 * Gives cases to one colleague or function group. For one case the dialog stays open until the server has accepted. For
 * several cases it closes at once, and the cases are handled one by one, with their progress below the list.
 */
export function CaseFlowOwnerDialog({ dialog: { caseFlowIds }, onClose }: DialogProps<'caseFlowOwner'>) {
  const dispatch = useDispatch();
  const [owner, setOwner] = useState<Assignee | null>(null);
  const [tried, setTried] = useState(false);
  const [single = '', ...others] = caseFlowIds;
  const several = others.length > 0;
  const submission = useDialogSubmission(caseFlowKey('update', single), several ? undefined : onClose);
  const sending = !several && submission?.status === 'sending';

  const { seen, blocked, meanwhile, whyNot } = useOwnersMeanwhile(caseFlowIds, submission);

  const confirm = () => {
    setTried(true);
    if (owner === null || sending || whyNot !== null) return;
    if (several) {
      dispatch(bulkRequested({ action: 'owner', ids: caseFlowIds, owner, seen }));
      onClose();
    } else
      dispatch(ownerChangeRequested({ caseFlowId: single, owner, seen: lookUp(seen ?? {}, single)?.owner }));
  };

  return (
    <Dialog
      title={texts.title(caseFlowIds.length)}
      busy={sending}
      onClose={() => !sending && onClose()}
      onSubmit={confirm}
      footer={
        <>
          <Button onClick={onClose}>{caseFlowListTexts.cancel}</Button>
          <Button variant="primary" busy={sending} disabledReason={whyNot} onClick={confirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <DialogState
        submission={several || !tried ? null : submission}
        help={caseFlowDetailTexts.edit.uncertainHelp}
        blocked={sending ? null : blocked}
        meanwhile={sending ? null : meanwhile}
      />
      {several && <p>{texts.bulkAbout}</p>}
      <AssigneePicker
        label={texts.label}
        value={owner}
        onChange={setOwner}
        pageSize={OWNER_EDIT_PAGE_SIZE}
        isPreset
        required
        {...(tried && owner === null && { error: texts.required })}
      />
    </Dialog>
  );
}
