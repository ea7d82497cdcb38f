import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { asUpdate } from '@/api/tasks/tasks';
import { draftKey } from '@/core/drafts/draftsSlice';
import { useChanges } from '@/core/drafts/useChanges';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { useSubmission } from '@/core/submissions/useSubmission';
import type { Task } from '@/domain/tasks/task';
import { useUploads } from '@/shared/media';
import { taskKey } from '../performTask';
import { updateRequested } from '../../tasksActions';
import { taskFormTexts } from './taskFormTexts';
import { EditFields, editFieldsOf, theirFields } from './editFields';
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

/** A form over a live task; only the changes are kept as a draft. */
export function useEditForm(task: Task, onSaved: () => void) {
  const dispatch = useDispatch();
  const mayOpenScreen = useSelector(selectMay)('editTask');
  const now = editFieldsOf(task);
  const draft = useChanges(taskSurfaces.edit, task.id, now, {
    schemas: EditFields.entries,
    label: {
      title: task.subject,
      href: mayOpenScreen ? to.taskEdit(task.id) : to.taskTab(task.id, 'informatie'),
    },
  });
  const uploads = useUploads(TASK_MEDIA, `task-edit/${task.id}`);
  const [openedAt] = useState(task.lastModified);
  const [tried, setTried] = useState(false);
  const key = taskKey('update', task.id);
  const { fields } = draft;
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
      ...fields,
      subject: fields.subject.trim(),
      mediaIds: [...new Set([...task.mediaIds, ...uploads.ready])],
    });
    dispatch(updateRequested({ update, draft: draftKey(taskSurfaces.edit, task.id) }));
    return problems;
  };

  return {
    ...draft,
    /** The moment at which the task was last modified when the form opened. */
    openedAt,
    errors: tried ? problems : {},
    uploads,
    submission,
    busy,
    dirty: draft.dirty || uploads.ready.length > 0,
    theirs: theirFields(draft.conflicts, now),
    save,
  };
}

export type EditForm = ReturnType<typeof useEditForm>;
