import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { caseFlowQueries } from '@/api/caseflows/caseFlowQueries';
import type { DialogProps } from '@/core/dialogs/dialog';
import { selectUser } from '@/core/session/sessionSlice';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { asOutcomeOption } from '@/domain/tasks/taskOutcome';
import { loadOf } from '@/ui/feedback/answer';
import { ChoiceDialog } from '@/ui/overlays/ChoiceDialog';
import { selectTask } from '../tasksSelectors';
import { taskKey } from './performTask';
import { stepTaskFinishRequested } from '../tasksActions';
import { whyNotFinish } from '../taskPermissions';
import { errorTitle } from '../tasksRules';
import { taskDialogTexts } from './taskDialogTexts';
import { useTasksMeanwhile } from './useTasksMeanwhile';

const texts = taskDialogTexts.outcome;

/** Asks for the outcome of a step task; a choice is required if there are any outcomes (000 §5). */
export function TaskOutcomeDialog({ dialog: { taskId }, onClose }: DialogProps<'taskOutcome'>) {
  const dispatch = useDispatch();
  const [outcomeId, setOutcomeId] = useState<string | null>(null);
  const task = useSelector(selectTask(taskId));
  const user = useSelector(selectUser);
  const answer = caseFlowQueries.endpoints.stepTask.useQuery(taskId, { refetchOnMountOrArgChange: true });
  const submission = useDialogSubmission(taskKey('finish', taskId), onClose);
  const { meanwhile } = useTasksMeanwhile([taskId], submission);
  const blocked =
    task === null || user === null || submission?.status === 'sending' ? null : whyNotFinish(task, user);

  return (
    <ChoiceDialog
      title={texts.title}
      about={task === null ? '' : errorTitle(task)}
      legend={texts.legend}
      choices={{
        load: loadOf(answer),
        options: (answer.currentData?.outcomes ?? []).map(asOutcomeOption),
        failed: { text: texts.failed, error: answer.error, onRetry: () => void answer.refetch() },
        emptyText: texts.none,
      }}
      value={outcomeId}
      onChange={setOutcomeId}
      required={texts.required}
      confirmLabel={texts.confirm}
      blocked={blocked}
      meanwhile={meanwhile}
      submission={submission}
      onConfirm={(chosen) => dispatch(stepTaskFinishRequested({ id: taskId, outcomeId: chosen }))}
      onClose={onClose}
    />
  );
}
