import { useSelector } from 'react-redux';
import { useDispatch } from 'react-redux';
import type { DialogProps } from '@/core/dialogs/dialog';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { selectUser } from '@/core/session/sessionSlice';
import { useDialogSubmission } from '@/core/submissions/useSubmission';
import { whyNotDelete, whyNotFinish, whyNotReject } from '../taskPermissions';
import { errorTitle } from '../tasksRules';
import { taskKey } from './performTask';
import { deleteRequested, finishRequested, rejectRequested } from '../tasksActions';
import { taskDialogTexts } from './taskDialogTexts';
import { selectOpenLoad, selectTask } from '../tasksSelectors';
import { taskSurfaces } from './messages/taskDrafts';
import { ReasonPrompt } from './ReasonPrompt';
import { useTasksMeanwhile } from './useTasksMeanwhile';

const texts = taskDialogTexts.reason;
const rules = { finish: whyNotFinish, reject: whyNotReject, delete: whyNotDelete };
const requests = { finish: finishRequested, reject: rejectRequested, delete: deleteRequested };

/** Asks for the reason, and stays open with the text until the server accepts the action (W4). */
export function TaskReasonDialog({ dialog: { action, taskId }, onClose }: DialogProps<'taskReason'>) {
  const dispatch = useDispatch();
  const task = useSelector(selectTask(taskId));
  const user = useSelector(selectUser);
  const isWhole = useSelector(selectOpenLoad) === 'loaded';
  const submission = useDialogSubmission(taskKey(action, taskId), onClose);
  const { meanwhile } = useTasksMeanwhile([taskId], submission);
  const surface = taskSurfaces[action];
  const draft = useDraft(surface, taskId, '', {
    label: { title: `${texts.titles[action]}: ${task?.subject ?? ''}`, href: to.task(taskId) },
  });
  const blocked = task === null || user === null ? null : rules[action](task, user, isWhole);

  return (
    <ReasonPrompt
      title={texts.titles[action]}
      about={task === null ? '' : errorTitle(task)}
      label={texts.labels[action]}
      required={texts.required[action]}
      warning={action === 'delete' ? texts.deleteWarning : null}
      blocked={submission?.status === 'sending' ? null : blocked}
      meanwhile={meanwhile}
      submission={submission}
      takeOver={draft.takeOver}
      value={draft.value}
      onChange={draft.setValue}
      onCancel={onClose}
      onConfirm={(reason) => dispatch(requests[action]({ id: taskId, reason }))}
    />
  );
}
