import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { selectUser } from '@/core/session/sessionSlice';
import { selectSubmission, submissionKey, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import type { CaseFlow } from '@/domain/caseFlow';
import type { CaseFlowStep } from '@/domain/caseFlowStep';
import { Banner } from '@/ui/feedback/Banner';
import { Button } from '@/ui/fields/Button';
import { Dialog } from '@/ui/overlays/Dialog';
import { DialogAbout, DialogBody, DialogText } from '@/ui/overlays/DialogParts';
import { SubmissionNotice } from '@/ui/feedback/SubmissionNotice';
import { uiTexts } from '@/ui/uiTexts';
import { caseFlowDialogTexts } from '../../caseFlowDialogTexts';
import { whyNotFinishStep } from '../../caseFlowPermissions';
import { stepFinishRequested } from '../../caseFlowsActions';
import { stepTitle } from '../../caseFlowsRules';
import { useStepOfDialog } from './useStepOfDialog';

const texts = caseFlowDialogTexts.finish;

/** Asks to be sure that a step is over. It stays open until the server said yes (W4). */
export function StepFinishDialog({ dialog: { caseFlowId, stepId }, onClose }: DialogProps<'stepFinish'>) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const found = useStepOfDialog(caseFlowId, stepId);
  const submission = useSelector((state: WithSubmissions) =>
    selectSubmission(state, submissionKey('finishStep', stepId)),
  );
  const busy = submission?.status === 'sending';
  const blocked = found && user && !busy ? whyNotFinishStep(found.caseFlow, found.step, user) : null;

  return (
    <Dialog
      title={texts.title}
      busy={busy}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{uiTexts.cancel}</Button>
          <Button
            variant="primary"
            busy={busy}
            disabledReason={blocked}
            onClick={() => dispatch(stepFinishRequested({ caseFlowId, stepId }))}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <DialogBody>
        <DialogAbout>{found && stepTitle(found.caseFlow, found.step)}</DialogAbout>
        {blocked !== null && <Banner tone="warning">{blocked}</Banner>}
        <SubmissionNotice submission={submission} />
        {found && <DialogText>{whatFollows(found.caseFlow, found.step)}</DialogText>}
      </DialogBody>
    </Dialog>
  );
}

function whatFollows({ steps }: CaseFlow, step: CaseFlowStep): string {
  const open = step.tasks.filter(({ isOptional, isFinished }) => isOptional && !isFinished).length;
  const next = steps.at(-1)?.id === step.id ? texts.lastText : texts.text;
  return open === 0 ? next : `${next} ${texts.openTasks(open)}`;
}
