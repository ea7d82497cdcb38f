import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { selectUser } from '@/core/session/sessionSlice';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { asOutcomeOption } from '@/domain/task/taskOutcome';
import { Checkbox } from '@/ui/fields/Checkbox';
import { ChoiceDialog } from '@/ui/overlays/ChoiceDialog';
import { caseFlowDialogTexts } from '../../caseFlowDialogTexts';
import { whyNotFinishStep, whyNotFinishStepTask } from '../../caseFlowPermissions';
import { stepTaskFinishRequested } from '../../caseFlowsActions';
import { stepTitle, withTaskFinished } from '../../caseFlowsRules';
import { useStepOfDialog } from './useStepOfDialog';
import { selectLinkedTask, type WithLinkedTasks } from './linkedTasksSlice';
import { openOptionalTasks, whatFollows } from './whatFollows';

const texts = caseFlowDialogTexts.finishTask;

/**
 * How the task of a step ended; a choice is required when there is one to make (000 §5). After the last task that is needed its
 * step can be finished with it.
 */
export function StepTaskFinishDialog({ dialog, onClose }: DialogProps<'stepTaskFinish'>) {
  const { caseFlowId, stepId, stepTaskId } = dialog;
  const dispatch = useDispatch();
  const [outcomeId, setOutcomeId] = useState(dialog.outcomeId);
  const task = useStepOfDialog(caseFlowId, stepId)?.step.tasks.find(({ id }) => id === stepTaskId);
  const submission = useFinishing(stepId, stepTaskId);
  const whyNot = useWhyNot(dialog);
  const last = useLastTask(dialog);

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
      confirmLabel={last.andStep ? texts.confirmBoth : texts.confirm}
      blocked={submission?.status === 'sending' ? null : whyNot}
      submission={submission}
      onConfirm={(chosen) =>
        dispatch(
          stepTaskFinishRequested({
            caseFlowId,
            stepId,
            stepTaskId,
            outcomeId: chosen,
            andStep: last.andStep,
          }),
        )
      }
      onClose={onClose}
    >
      {last.offer && <Checkbox {...last.offer} checked={last.andStep} onChange={last.setAndStep} />}
    </ChoiceDialog>
  );
}

/** Why the task cannot be finished any more, or null. */
function useWhyNot({ caseFlowId, stepId, stepTaskId }: DialogProps<'stepTaskFinish'>['dialog']) {
  const user = useSelector(selectUser);
  const linked = useSelector((state: WithLinkedTasks) => selectLinkedTask(state, stepTaskId));
  const found = useStepOfDialog(caseFlowId, stepId);
  const task = found?.step.tasks.find(({ id }) => id === stepTaskId);
  if (found === null || task === undefined || user === null) return null;
  return whyNotFinishStepTask(found.caseFlow, found.step, task, linked, user);
}

/** The task is sent, and then perhaps its step. */
function useFinishing(stepId: string, stepTaskId: string) {
  const task = useDialogSubmission(submissionKey('caseflows/finishStepTask', stepTaskId));
  const step = useDialogSubmission(submissionKey('caseflows/finishStep', stepId));
  return task ?? step;
}

/** Whether its step is finished with it: offered where nothing stands in the way then, chosen where nothing is left to do. */
function useLastTask({ caseFlowId, stepId, stepTaskId }: DialogProps<'stepTaskFinish'>['dialog']) {
  const user = useSelector(selectUser);
  const [chosen, setAndStep] = useState<boolean | null>(null);
  const found = useStepOfDialog(caseFlowId, stepId);
  if (found === null || user === null) return { andStep: false, setAndStep, offer: null };
  const { caseFlow } = found;
  const after = withTaskFinished(found.step, stepTaskId);
  if (whyNotFinishStep(caseFlow, after, user) !== null) return { andStep: false, setAndStep, offer: null };
  return {
    andStep: chosen ?? openOptionalTasks(after) === 0,
    setAndStep,
    offer: { label: texts.andStep(stepTitle(caseFlow, after)), description: whatFollows(caseFlow, after) },
  };
}
