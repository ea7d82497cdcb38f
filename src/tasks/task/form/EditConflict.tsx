import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from '@/core/session/sessionSlice';
import type { Task } from '@/domain/task';
import { Banner } from '@/ui/feedback/Banner';
import { Button } from '@/ui/fields/Button';
import { useTaskHistory } from '../useTaskContent';
import { taskFormTexts } from './taskFormTexts';
import { theirFields } from './editFields';
import styles from './Form.module.css';
import type { EditForm } from './useEditForm';

const texts = taskFormTexts.edit;

/** A colleague changed the task while this form was being filled in: what was typed stays (W5). */
export function EditConflict({ form, task }: { form: EditForm; task: Task }) {
  const [viewing, setViewing] = useState(false);
  const theirs = theirFields(form.draft, task);
  return (
    <Banner
      tone="warning"
      role="alert"
      actions={
        <>
          <Button size="s" aria-expanded={viewing} onClick={() => setViewing(!viewing)}>
            {viewing ? texts.hideView : texts.view}
          </Button>
          <Button size="s" onClick={form.keepMine}>
            {texts.keep}
          </Button>
        </>
      }
    >
      {texts.changedBy(useEditor(task.id, form.draft.baseline))}
      {viewing && (
        <ul className={styles['changes']}>
          {theirs.length === 0 && <li>{texts.sameFields}</li>}
          {theirs.map(({ field, label, value }) => (
            <li key={field} className={styles['change']}>
              <span>
                <strong>{texts.theirs(label)}</strong> {value}
              </span>
              <Button
                size="s"
                variant="quiet"
                aria-label={texts.takeTheirs(label)}
                onClick={() => form.change(field, task[field])}
              >
                {texts.takeTheirsShort}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

/** Who wrote last in the task's history since this form was opened, when that tells. */
function useEditor(taskId: string, since: string | null): string {
  const user = useSelector(selectUser);
  const { currentData: history = [] } = useTaskHistory(taskId);
  const latest = history
    .filter(({ startTime, colleague }) => colleague?.id !== user?.id && (startTime ?? '') > (since ?? ''))
    .sort((one, other) => (other.startTime ?? '').localeCompare(one.startTime ?? ''))[0];
  return latest?.colleague?.name || texts.aColleague;
}
