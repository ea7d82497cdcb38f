import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectUser } from '@/core/session/sessionSlice';
import { listShortcut } from '@/core/shortcuts/activeShortcuts';
import { selectIsSending, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { useSubmissionDone } from '@/core/submissions/useSubmission';
import type { Task } from '@/domain/tasks/task';
import { whyNotReplyAndFinish } from '../../taskPermissions';
import { taskKey } from '../performTask';
import { replyAndFinishRequested } from '../../tasksActions';
import { taskKeys } from '../../taskShortcutTexts';
import { useOpenNext } from '../useOpenNext';

const { label } = taskKeys.replyAndFinish;

/**
 * Replies, finishes and opens the next task in one action. The next task also opens if finishing took a dialog or a
 * second try.
 */
export function useReplyAndFinish(task: Task) {
  const { id } = task;
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const wantsNext = useRef(false);
  const openNext = useOpenNext();
  const busy = useSelector((state: WithSubmissions) => selectIsSending(state, taskKey('replyAndFinish', id)));
  useSubmissionDone(taskKey('finish', id), () => {
    if (wantsNext.current) openNext();
  });
  const can = user !== null && whyNotReplyAndFinish(task, user) === null;
  const isOffered = can || busy;
  useEffect(() => (isOffered ? listShortcut(taskKeys.replyAndFinish) : undefined), [isOffered]);
  return {
    label,
    busy,
    can,
    isOffered,
    start: () => {
      wantsNext.current = true;
      dispatch(replyAndFinishRequested(id));
    },
    stop: () => {
      wantsNext.current = false;
    },
  };
}
