import { useSelector } from 'react-redux';
import { selectUser } from '@/core/session/sessionSlice';
import type { Task } from '@/domain/tasks/task';
import { ConflictNotice } from '@/ui/feedback/ConflictNotice';
import { useTaskHistory } from '../useTaskContent';
import { taskFormTexts } from './taskFormTexts';
import type { EditForm } from './useEditForm';

const texts = taskFormTexts.edit;

/** Shows the fields that a colleague changed as well while this form was being filled in. */
export const EditConflict = ({ form, task }: { form: EditForm; task: Task }) => (
  <ConflictNotice theirs={form.theirs} onTake={form.takeTheirs} onKeep={form.keepMine}>
    {texts.changedBy(useEditor(task.id, form.openedAt))}
  </ConflictNotice>
);

/** Returns the name of the last colleague in the history since this form was opened; otherwise a general word. */
function useEditor(taskId: string, since: string | null): string {
  const user = useSelector(selectUser);
  const { currentData: history = [] } = useTaskHistory(taskId);
  const latest = history
    .filter(({ startTime, colleague }) => colleague?.id !== user?.id && (startTime ?? '') > (since ?? ''))
    .sort((one, other) => (other.startTime ?? '').localeCompare(one.startTime ?? ''))[0];
  return latest?.colleague?.name || texts.aColleague;
}
