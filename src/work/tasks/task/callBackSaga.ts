import { put, takeEvery } from 'typed-redux-saga';
import { readFirst } from '@/api/http/httpError';
import { getTaskHistory } from '@/api/tasks/taskQueries';
import { asUpdate, discussTask, type TaskUpdate, updateTask } from '@/api/tasks/tasks';
import { attemptsIn, withAttempts } from '@/domain/tasks/callBack';
import type { Task } from '@/domain/tasks/task';
import { notReachedReported, replied } from '../tasksActions';
import { callBackTexts as texts } from './callBackTexts';
import { demandTask, perform } from './performTask';

const HOUR_MS = 3_600_000;
/** Hours until a person who was not reached is called again. */
const NEXT_TRY_HOURS = 2;

interface Attempt {
  number: number;
  /** The moment of the next attempt. */
  next: string;
  update: TaskUpdate;
}

/** Returns the attempt after those counted in the description; `now` in ms since 1970. */
function nextAttempt(task: Task, now: number): Attempt {
  const number = attemptsIn(task.description) + 1;
  const next = new Date(now + NEXT_TRY_HOURS * HOUR_MS).toISOString();
  const description = withAttempts(task.description, number);
  return { number, next, update: asUpdate(task, { description, ends: next }) };
}

/** Records attempts to call back that did not reach the person. */
export function* callBackSaga() {
  yield* takeEvery(notReachedReported, reportNotReached);
}

/**
 * Adds a message, then updates the deadline and the number of attempts. The history is read first, so that a retry does
 * not add a second message about the same attempt.
 */
function* reportNotReached({ payload: id }: ReturnType<typeof notReachedReported>) {
  const task = yield* demandTask(id);
  if (task === null) return;
  const now = Date.now();
  const attempt = nextAttempt(task, now);
  let isWritten = false;
  yield* perform({
    subject: 'notReached',
    id,
    messages: {
      success: texts.outcome.success,
      uncertain: texts.outcome.uncertain,
      failure: () => ({ text: isWritten ? texts.outcome.halfDone : texts.outcome.failure }),
    },
    async send() {
      const history = await readFirst(getTaskHistory(id));
      if (!history.some(({ message }) => message.startsWith(texts.attempt(attempt.number))))
        await discussTask(id, texts.message(attempt.number, new Date(now).toISOString(), attempt.next));
      isWritten = true;
      return updateTask(attempt.update);
    },
    isDone: (after) => after !== null && attemptsIn(after.description) >= attempt.number,
  });
  yield* put(replied(id));
}
