import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { asUpdate } from '@/api/tasks/tasks';
import { draftKey } from '@/core/drafts/draftsSlice';
import { useDraft } from '@/core/drafts/useDraft';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { useSubmission } from '@/core/submissions/useSubmission';
import type { Task } from '@/domain/tasks/task';
import { useUploads } from '@/shared/media';
import { taskKey } from '../performTask';
import { updateRequested } from '../../tasksActions';
import { taskFormTexts } from './taskFormTexts';
import {
  type EditField,
  type EditFields,
  isConflict,
  isDirty,
  isEditDraft,
  nothingChanged,
  withChange,
} from './editFields';
import { taskSurfaces } from '../messages/taskDrafts';
import { TASK_MEDIA } from '../messages/useTaskUploads';

const texts = taskFormTexts.edit;

type EditErrors = Partial<Record<'subject' | 'taskType', string>>;

function problemsOf({ subject, taskType }: EditFields): EditErrors {
  return {
    ...(subject.trim() === '' && { subject: texts.subjectRequired }),
    ...(taskType === null && { taskType: texts.typeRequired }),
  };
}

/**
 * A form over a live task: untouched fields follow the task, changed fields stay as typed. Only the changes are kept as
 * a draft.
 */
export function useEditForm(task: Task, onSaved: () => void) {
  const dispatch = useDispatch();
  const mayOpenScreen = useSelector(selectMay)('editTask');
  const draft = useDraft(taskSurfaces.edit, task.id, nothingChanged, {
    isValue: isEditDraft,
    label: {
      title: task.subject,
      href: mayOpenScreen ? to.taskEdit(task.id) : to.taskTab(task.id, 'informatie'),
    },
  });
  const uploads = useUploads(TASK_MEDIA, `task-edit/${task.id}`);
  const [tried, setTried] = useState(false);
  const key = taskKey('update', task.id);
  const fields: EditFields = { ...task, ...draft.value.changes };
  const problems = problemsOf(fields);

  const submission = useSubmission(key, () => {
    uploads.attached();
    onSaved();
  });

  const busy = submission?.status === 'sending';
  const save = (): EditErrors => {
    setTried(true);
    if (Object.keys(problems).length > 0 || busy) return problems;
    const update = asUpdate(task, {
      ...draft.value.changes,
      subject: fields.subject.trim(),
      mediaIds: [...new Set([...task.mediaIds, ...uploads.ready])],
    });
    dispatch(
      updateRequested({
        update,
        baseline: isDirty(draft.value) ? draft.value.baseline : task.lastModified,
        draft: draftKey(taskSurfaces.edit, task.id),
      }),
    );
    return problems;
  };

  return {
    draft: draft.value,
    fields,
    errors: tried ? problems : {},
    uploads,
    submission,
    busy,
    takeOver: draft.takeOver,
    dirty: isDirty(draft.value) || uploads.ready.length > 0,
    restored: draft.restored,
    conflict: isConflict(draft.value, task),
    change: <F extends EditField>(field: F, value: EditFields[F]) =>
      draft.setValue(withChange(draft.value, task, field, value)),
    /** Keeps the user's values, and counts the colleague's changes as seen. */
    keepMine: () => draft.setValue({ ...draft.value, baseline: task.lastModified }),
    discard: draft.clear,
    save,
  };
}

export type EditForm = ReturnType<typeof useEditForm>;
