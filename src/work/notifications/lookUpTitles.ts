import { all, call, select } from 'typed-redux-saga';
import { isHttpError, isMissing } from '@/api/http/httpError';
import { getTask } from '@/api/tasks/tasks';
import { selectUser } from '@/core/session/sessionSlice';
import { show, takeIn } from './keepNotifications';
import { keysAbout, listOf } from './notificationsRules';
import type { AppNotification } from './notification';
import type { NotificationBook } from './notificationBook';
import type { notificationsShown } from './notificationsActions';

const LANES = 4;

/**
 * Requests the titles of shown notifications once, because the browser keeps none. Notifications of deleted records
 * disappear.
 */
export function* lookUpTitles(book: NotificationBook, { payload }: ReturnType<typeof notificationsShown>) {
  const nameless = listOf(book.notifications).filter(
    ({ key, id, subject }) =>
      (subject === 'task' || subject === 'caseFlow') && payload.includes(key) && !book.titles.has(id),
  );
  const records = [...new Map(nameless.map((notification) => [notification.id, notification])).values()];
  for (let first = 0; first < records.length; first += LANES)
    yield* all(records.slice(first, first + LANES).map((notification) => call(lookUp, book, notification)));
}

function* lookUp(book: NotificationBook, { subject, id }: AppNotification) {
  try {
    if (subject === 'task') yield* lookUpTask(book, id);
    else yield* lookUpCase(book, id);
    yield* show(book);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    if (isMissing(error)) yield* takeIn(book, [{ type: 'over', keys: keysAbout(id) }]);
  }
}

/** Treats the task as if it had been pushed, so that the notifications of a finished task disappear. */
function* lookUpTask(book: NotificationBook, id: string) {
  const task = yield* call(getTask, id);
  const user = yield* select(selectUser);
  if (!user) return;
  const pushed = { events: [{ kind: 'updated' as const, id, task }], user, now: Date.now() };
  yield* takeIn(book, [...book.ofTasks(pushed), ...book.ofRecords([task], user, pushed.now)]);
}

function* lookUpCase(book: NotificationBook, id: string) {
  const { getCaseFlow } = yield* call(() => import('@/api/caseflows/caseFlows'));
  const caseFlow = yield* call(getCaseFlow, id);
  const user = yield* select(selectUser);
  if (!user) return;
  const event = { kind: 'stepTaskFinished' as const, caseFlowId: id, stepId: null, caseFlow };
  yield* takeIn(book, book.ofCases({ events: [event], user, now: Date.now() }));
}
