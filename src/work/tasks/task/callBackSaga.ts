import { put, takeEvery } from 'typed-redux-saga';
import { readFirst } from '@/api/http/httpError';
import { getTaskHistory } from '@/api/tasks/taskQueries';
import { discussTask, updateTask } from '@/api/tasks/tasks';
import { attemptsIn } from '@/domain/tasks/callBack';
import { notReachedReported, replied } from '../tasksActions';
import { nextAttempt } from './callBack';
import { callBackTexts as texts } from './callBackTexts';
import { demandTask, perform } from './performTask';

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
