import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { selectUser } from '@/core/session/sessionSlice';
import type { Submission } from '@/core/submissions/submissionsSlice';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { asOutcomeOption } from '@/domain/tasks/taskOutcome';
import { Checkbox } from '@/ui/fields/Checkbox';
import { ChoiceDialog } from '@/ui/overlays/ChoiceDialog';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { caseFlowDialogTexts } from '../../caseFlowDialogTexts';
import { whyNotFinishStep, whyNotFinishStepTask } from '../../caseFlowPermissions';
import { stepFinishRequested, stepTaskFinishRequested, caseFlowKey } from '../../caseFlowsActions';
import { stepTitle, withTaskFinished } from '../../caseFlowsRules';
import { useStepOfDialog } from './useStepOfDialog';
import { selectLinkedTask, type WithLinkedTasks } from './linkedTasksSlice';
import { openOptionalTasks, whatFollows } from './whatFollows';

const texts = caseFlowDialogTexts.finishTask;
const stepTexts = caseFlowDialogTexts.finish;

type StepTaskDialog = DialogProps<'stepTaskFinish'>['dialog'];

/**
 * Asks for the outcome of the task of a step, which is required when there is a choice (000 §5). The last required
 * task can finish its step too.
 */
export function StepTaskFinishDialog({ dialog, onClose }: DialogProps<'stepTaskFinish'>) {
  const { caseFlowId, stepId, stepTaskId } = dialog;
  const dispatch = useDispatch();
  const [outcomeId, setOutcomeId] = useState(dialog.outcomeId);
  const task = useStepOfDialog(caseFlowId, stepId)?.step.tasks.find(({ id }) => id === stepTaskId);
  const whyNot = useWhyNot(dialog);
  const withStep = useWithStep(dialog);
  const { submission, ofStep, isBusy, isStepLeft, setStepAsked } = useFinishing(
    { dialog, onClose },
    task?.isFinished,
  );

  if (isStepLeft) return <StepLeft dialog={dialog} submission={ofStep} onClose={onClose} />;
  return (
    <ChoiceDialog
      title={texts.title}
      about={task?.title ?? ''}
      legend={texts.legend}
      choices={{
        load: task ? 'loaded' : 'loading',
        options: task?.outcomes.map(asOutcomeOption) ?? [],
        emptyText: texts.none,
      }}
      value={outcomeId}
      onChange={setOutcomeId}
      required={texts.required}
      confirmLabel={withStep.checked ? texts.confirmBoth : texts.confirm}
      blocked={isBusy ? null : whyNot}
      submission={submission}
      onConfirm={(chosen) => {
        const andStep = withStep.checked;
        setStepAsked(andStep);
        dispatch(stepTaskFinishRequested({ caseFlowId, stepId, stepTaskId, outcomeId: chosen, andStep }));
      }}
      onClose={onClose}
    >
      {withStep.label !== null && <Checkbox {...withStep} label={withStep.label} />}
    </ChoiceDialog>
  );
}

interface StepLeftProps extends DialogProps<'stepTaskFinish'> {
  submission: Submission | null;
}

/** Shows why the step could not be finished after its task was, and offers another try. */
function StepLeft({ dialog: { caseFlowId, stepId }, submission, onClose }: StepLeftProps) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const found = useStepOfDialog(caseFlowId, stepId);
  return (
    <ConfirmDialog
      title={stepTexts.title}
      about={found ? stepTitle(found.caseFlow, found.step) : ''}
      question={found ? texts.taskDone(whatFollows(found.caseFlow, found.step)) : ''}
      confirmLabel={stepTexts.confirm}
      blocked={found && user ? whyNotFinishStep(found.caseFlow, found.step, user) : null}
      submission={submission}
      onConfirm={() => dispatch(stepFinishRequested({ caseFlowId, stepId }))}
      onClose={onClose}
    />
  );
}

/** Why the task cannot be finished any more, or null. */
function useWhyNot({ caseFlowId, stepId, stepTaskId }: StepTaskDialog): string | null {
  const user = useSelector(selectUser);
  const linked = useSelector((state: WithLinkedTasks) => selectLinkedTask(state, stepTaskId));
  const found = useStepOfDialog(caseFlowId, stepId);
  const task = found?.step.tasks.find(({ id }) => id === stepTaskId);
  if (found === null || task === undefined || user === null) return null;
  return whyNotFinishStepTask(found.caseFlow, found.step, task, linked, user);
}

/** Offers to finish the step too when nothing else blocks the step; preselected when no optional task is open. */
function useWithStep({ caseFlowId, stepId, stepTaskId }: StepTaskDialog) {
  const user = useSelector(selectUser);
  const [chosen, onChange] = useState<boolean | null>(null);
  const found = useStepOfDialog(caseFlowId, stepId);
  const caseFlow = found?.caseFlow;
  const after = found && withTaskFinished(found.step, stepTaskId);
  if (!caseFlow || !after || !user || whyNotFinishStep(caseFlow, after, user) !== null)
    return { label: null, checked: false, onChange };
  return {
    label: texts.andStep(stepTitle(caseFlow, after)),
    description: whatFollows(caseFlow, after),
    checked: chosen ?? openOptionalTasks(after) === 0,
    onChange,
  };
}

/**
 * Follows the submissions of the task and, if chosen, of its step; the dialog stays open until both are finished.
 * `isStepLeft`: the task was finished, but its step was not.
 */
function useFinishing({ dialog, onClose }: DialogProps<'stepTaskFinish'>, isTaskFinished = false) {
  const { stepId, stepTaskId } = dialog;
  const [isStepAsked, setStepAsked] = useState(false);
  const ofTask = useDialogSubmission(
    caseFlowKey('finishStepTask', stepTaskId),
    isStepAsked ? undefined : onClose,
  );
  const ofStep = useDialogSubmission(caseFlowKey('finishStep', stepId), onClose);
  const [isStepLeft, setStepLeft] = useState(false);
  const submission = ofTask ?? ofStep;
  const isBusy = submission?.status === 'sending';
  if (isStepAsked && isTaskFinished && !isBusy && !isStepLeft) setStepLeft(true);
  return { submission, ofStep, isBusy, isStepLeft, setStepAsked };
}
