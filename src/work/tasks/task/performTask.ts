import { call, put, select } from 'typed-redux-saga';
import { selectUser } from '@/core/session/sessionSlice';
import { selectMaySubmit, submissionKey, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { User } from '@/domain/session/user';
import type { Task } from '@/domain/tasks/task';
import { taskMessages } from '../taskMessages';
import type { WithTasks } from '../tasksSlice';
import { selectTaskById } from '../tasksSelectors';
import { fetchTruth, refetch, applyTaskEvent } from '../taskSync';

/** The writes of a task. `replyAndFinish` covers its steps together; each step is a write of its own as well. */
export type TaskSubject =
  'pickUp' | 'notReached' | 'finish' | 'reject' | 'delete' | 'reply' | 'update' | 'link' | 'replyAndFinish';

export const taskKey = (subject: TaskSubject, id: string): string => submissionKey(`tasks/${subject}`, id);

export const findTask = (state: WithTasks, id: string): Task | null => selectTaskById(state, id) ?? null;

/** Returns the task; shows an error if it is unknown, as every task action needs a selected task (000 §4.2). */
export function* demandTask(id: string) {
  const task = yield* select(findTask, id);
  if (task === null) yield* put(toastShown({ kind: 'error', text: taskMessages.noTaskSelected }));
  return task;
}

export interface TaskAction {
  subject: TaskSubject;
  id: string;
  messages: Pick<Parameters<typeof submit>[1], 'success' | 'failure' | 'uncertain'>;
  /** Returns the task, or nothing if the server answers without it (AMB-071). */
  send: () => Promise<Task | null | undefined>;
  /** True if the record shows that the action was done; the record is null if the task is gone. */
  isDone: (task: Task | null, user: User) => boolean;
  /** The key of the draft that is sent; only the sent text of that draft is cleared. */
  draft?: string | undefined;
}

/**
 * Performs the action and shows the current task, also after a refusal, because a colleague may have been first. The
 * screen does not change before the server answers, so there is nothing to roll back.
 */
export function* perform({ subject, id, messages, send, isDone, draft }: TaskAction) {
  const key = taskKey(subject, id);
  if (!(yield* select((state: WithSubmissions) => selectMaySubmit(state, key)))) return false;
  const kind = subject === 'delete' ? 'deleted' : 'updated';
  let known = false as boolean;
  const done = yield* call(submit, key, {
    ...messages,
    ...(draft !== undefined && { draft: { key: draft } }),
    *readAgain() {
      yield* refetch(id);
      known = true;
    },
    *work() {
      const task = yield* call(send);
      known = subject === 'delete' || Boolean(task);
      if (known) yield* applyTaskEvent({ kind, id, task: task ?? null });
    },
    *verify() {
      const task = yield* fetchTruth(id);
      const user = yield* select(selectUser);
      return user !== null && isDone(task, user);
    },
  });
  if (!known) yield* refetch(id);
  return done;
}
