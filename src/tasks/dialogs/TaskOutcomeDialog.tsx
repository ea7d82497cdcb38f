import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { selectSubmission, submissionKey, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import type { TaskOutcome } from '@/domain/taskOutcome';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { DialogAbout, DialogBody, DialogText } from '@/ui/DialogParts';
import { ErrorState } from '@/ui/ErrorState';
import { RadioGroup } from '@/ui/RadioGroup';
import { Skeleton } from '@/ui/Skeleton';
import { SubmissionNotice } from '@/ui/SubmissionNotice';
import { selectTask } from '../components/selectTask';
import { selectStepTask, stepTaskRequested } from '../taskFormSlice';
import { stepTaskFinishRequested } from '../tasksActions';
import { errorTitle } from '../tasksRules';
import { taskDialogTexts } from '../taskDialogTexts';
import { tasksTexts } from '../tasksTexts';

const texts = taskDialogTexts.outcome;

const asOption = ({ id, title, label, status }: TaskOutcome) => ({
  value: id,
  label: label || title,
  description: texts.statuses[status],
});

/** How the task of a case-flow step ended; a choice is required when there is one to make (000 §5). */
export function TaskOutcomeDialog({ dialog: { taskId }, onAnswer }: DialogProps<'taskOutcome'>) {
  const dispatch = useDispatch();
  const [outcomeId, setOutcomeId] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const task = useSelector(selectTask(taskId));
  const step = useSelector(selectStepTask);
  const submission = useSelector((state: WithSubmissions) =>
    selectSubmission(state, submissionKey('finish', taskId)),
  );
  useEffect(() => {
    dispatch(stepTaskRequested(taskId));
  }, [dispatch, taskId]);

  const busy = submission?.status === 'sending';
  const outcomes = step.taskId === taskId ? (step.task?.outcomes ?? []) : [];
  const missing = outcomes.length > 0 && outcomeId === null;
  const confirm = () => {
    setTried(true);
    if (!busy && step.load === 'loaded' && !missing)
      dispatch(stepTaskFinishRequested({ id: taskId, outcomeId }));
  };

  return (
    <Dialog
      title={texts.title}
      busy={busy}
      onClose={() => !busy && onAnswer(null)}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{tasksTexts.cancel}</Button>
          <Button variant="primary" busy={busy} onClick={confirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <DialogBody>
        <DialogAbout>{task === null ? '' : errorTitle(task)}</DialogAbout>
        <SubmissionNotice submission={submission} />
        <StepState taskId={taskId} load={step.load} empty={outcomes.length === 0} />
        {outcomes.length > 0 && (
          <RadioGroup
            label={texts.legend}
            options={outcomes.map(asOption)}
            value={outcomeId}
            onChange={setOutcomeId}
            {...(tried && missing && { error: texts.required })}
          />
        )}
      </DialogBody>
    </Dialog>
  );
}

interface StepStateProps {
  taskId: string;
  load: 'idle' | 'loading' | 'loaded' | 'failed';
  empty: boolean;
}

function StepState({ taskId, load, empty }: StepStateProps) {
  const dispatch = useDispatch();
  if (load === 'failed') {
    const retry = () => dispatch(stepTaskRequested(taskId));
    return <ErrorState title={texts.failed} retryLabel={tasksTexts.retry} onRetry={retry} />;
  }
  if (load !== 'loaded') return <Skeleton lines={3} />;
  return empty && <DialogText>{texts.none}</DialogText>;
}
