import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { selectUser } from '@/core/session/sessionSlice';
import { useConfirmation } from '@/core/submissions/useSubmission';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { caseFlowDialogTexts } from '../../caseFlowDialogTexts';
import { whyNotFinishStep } from '../../caseFlowPermissions';
import { stepFinishRequested, caseFlowKey } from '../../caseFlowsActions';
import { stepTitle } from '../../caseFlowsRules';
import { useStepOfDialog } from './useStepOfDialog';
import { whatFollows } from './whatFollows';

const texts = caseFlowDialogTexts.finish;

/** Asks to confirm that a step is finished (W4). */
export function StepFinishDialog({ dialog: { caseFlowId, stepId }, onClose }: DialogProps<'stepFinish'>) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const found = useStepOfDialog(caseFlowId, stepId);
  return (
    <ConfirmDialog
      {...useConfirmation(caseFlowKey('finishStep', stepId), onClose)}
      title={texts.title}
      about={found ? stepTitle(found.caseFlow, found.step) : ''}
      question={found ? whatFollows(found.caseFlow, found.step) : ''}
      confirmLabel={texts.confirm}
      blocked={found && user ? whyNotFinishStep(found.caseFlow, found.step, user) : null}
      onConfirm={() => dispatch(stepFinishRequested({ caseFlowId, stepId }))}
    />
  );
}
