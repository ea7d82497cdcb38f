import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { selectUser } from '@/core/session/sessionSlice';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { asOutcomeOption } from '@/domain/task/taskOutcome';
import { ChoiceDialog } from '@/ui/overlays/ChoiceDialog';
import { caseFlowDialogTexts } from '../../caseFlowDialogTexts';
import { whyNotFinishStepTask } from '../../caseFlowPermissions';
import { stepTaskFinishRequested } from '../../caseFlowsActions';
import { useStepOfDialog } from './useStepOfDialog';
import { selectLinkedTask, type WithLinkedTasks } from './linkedTasksSlice';

const texts = caseFlowDialogTexts.finishTask;

/** How the task of a step ended; a choice is required when there is one to make (000 §5). */
export function StepTaskFinishDialog({ dialog, onClose }: DialogProps<'stepTaskFinish'>) {
  const { caseFlowId, stepId, stepTaskId } = dialog;
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const [outcomeId, setOutcomeId] = useState<string | null>(null);
  const found = useStepOfDialog(caseFlowId, stepId);
  const task = found?.step.tasks.find(({ id }) => id === stepTaskId);
  const linked = useSelector((state: WithLinkedTasks) => selectLinkedTask(state, stepTaskId));
  const submission = useDialogSubmission(submissionKey('caseflows/finishStepTask', stepTaskId));
  const blocked =
    found && task && user && submission?.status !== 'sending'
      ? whyNotFinishStepTask(found.caseFlow, found.step, task, linked, user)
      : null;

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
      confirmLabel={texts.confirm}
      blocked={blocked}
      submission={submission}
      onConfirm={(chosen) =>
        dispatch(stepTaskFinishRequested({ caseFlowId, stepId, stepTaskId, outcomeId: chosen }))
      }
      onClose={onClose}
    />
  );
}
