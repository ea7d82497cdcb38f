import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { asUpdate } from '@/api/tasks/tasks';
import { selectUser } from '@/core/session/sessionSlice';
import { selectSubmission, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { MediaCategory } from '@/domain/media/media';
import type { Task } from '@/domain/tasks/task';
import { type Uploads, useUploads } from '@/shared/media';
import { whyNotModify } from '../../taskPermissions';
import { taskKey } from '../performTask';
import { updateRequested } from '../../tasksActions';

export const TASK_MEDIA = { category: MediaCategory.TaskMedia };

/**
 * Attaches files to a task once they are uploaded (000 §7.4). When attaching fails the upload is kept, and a retry does
 * not send the file again (W10).
 */
export function useTaskUploads(task: Task): {
  uploads: Uploads;
  whyNot: string | null;
  attach: () => void;
  stuck: boolean;
} {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const uploads = useUploads(TASK_MEDIA, `task/${task.id}`);
  const key = taskKey('update', task.id);
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, key));
  const whyNot = user === null ? null : whyNotModify(task, user);
  const { ready, busy, attached } = uploads;
  const missing = useMemo(() => ready.filter((id) => !task.mediaIds.includes(id)), [ready, task.mediaIds]);
  const stuck = missing.length > 0 && submission !== null && submission.status !== 'sending';

  const attach = useCallback(
    () =>
      dispatch(
        updateRequested({
          update: asUpdate(task, { mediaIds: [...task.mediaIds, ...missing] }),
        }),
      ),
    [dispatch, task, missing],
  );

  useEffect(() => {
    if (ready.length > 0 && missing.length === 0) attached();
    else if (missing.length > 0 && !busy && submission === null && whyNot === null) attach();
  }, [ready, missing, busy, submission, whyNot, attached, attach]);

  return { uploads, whyNot, attach, stuck };
}
