import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { selectSubmission, submissionKey, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { asOutcomeOption } from '@/domain/taskOutcome';
import { ChoiceDialog } from '@/ui/overlays/ChoiceDialog';
import { selectTask } from '../tasksSelectors';
import { selectStepTask, stepTaskRequested } from './form/taskFormSlice';
import { stepTaskFinishRequested } from '../tasksActions';
import { errorTitle } from '../tasksRules';
import { taskDialogTexts } from './taskDialogTexts';

const texts = taskDialogTexts.outcome;

/** How the task of a case-flow step ended; a choice is required when there is one to make (000 §5). */
export function TaskOutcomeDialog({ dialog: { taskId }, onClose }: DialogProps<'taskOutcome'>) {
  const dispatch = useDispatch();
  const [outcomeId, setOutcomeId] = useState<string | null>(null);
  const task = useSelector(selectTask(taskId));
  const step = useSelector(selectStepTask);
  const submission = useSelector((state: WithSubmissions) =>
    selectSubmission(state, submissionKey('finish', taskId)),
  );
  const ask = () => dispatch(stepTaskRequested(taskId));
  useEffect(() => {
    dispatch(stepTaskRequested(taskId));
  }, [dispatch, taskId]);

  return (
    <ChoiceDialog
      title={texts.title}
      about={task === null ? '' : errorTitle(task)}
      legend={texts.legend}
      choices={{
        load: step.load,
        options: step.taskId === taskId ? (step.task?.outcomes ?? []).map(asOutcomeOption) : [],
        failed: { text: texts.failed, onRetry: ask },
        emptyText: texts.none,
      }}
      value={outcomeId}
      onChange={setOutcomeId}
      required={texts.required}
      confirmLabel={texts.confirm}
      submission={submission}
      onConfirm={(chosen) => dispatch(stepTaskFinishRequested({ id: taskId, outcomeId: chosen }))}
      onClose={onClose}
    />
  );
}
