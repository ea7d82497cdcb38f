import { all, call, select } from 'typed-redux-saga';
import { isHttpError, isMissing } from '@/api/http/httpError';
import { getTask } from '@/api/tasks/tasks';
import { selectUser } from '@/core/session/sessionSlice';
import { show, takeIn } from './keepNotices';
import { keysAbout, listOf } from './noticesRules';
import type { Notice } from './notice';
import type { NoticeBook } from './noticeBook';
import type { noticesShown } from './noticesActions';

const LANES = 4;

/** The browser keeps no titles: those of shown notices are requested once, and notices of deleted records disappear. */
export function* lookUpTitles(book: NoticeBook, { payload }: ReturnType<typeof noticesShown>) {
  const nameless = listOf(book.notices).filter(
    ({ key, id, subject }) =>
      (subject === 'task' || subject === 'caseFlow') && payload.includes(key) && !book.titles.has(id),
  );
  const records = [...new Map(nameless.map((notice) => [notice.id, notice])).values()];
  for (let first = 0; first < records.length; first += LANES)
    yield* all(records.slice(first, first + LANES).map((notice) => call(lookUp, book, notice)));
}

function* lookUp(book: NoticeBook, { subject, id }: Notice) {
  try {
    if (subject === 'task') yield* lookUpTask(book, id);
    else yield* lookUpCase(book, id);
    yield* show(book);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    if (isMissing(error)) yield* takeIn(book, [{ type: 'over', keys: keysAbout(id) }]);
  }
}

/** Treats the task as if it had been pushed, so that the notices of a finished task disappear. */
function* lookUpTask(book: NoticeBook, id: string) {
  const task = yield* call(getTask, id);
  const user = yield* select(selectUser);
  if (!user) return;
  const told = { events: [{ kind: 'updated' as const, id, task }], user, now: Date.now() };
  yield* takeIn(book, [...book.ofTasks(told), ...book.ofRecords([task], user, told.now)]);
}

function* lookUpCase(book: NoticeBook, id: string) {
  const { getCaseFlow } = yield* call(() => import('@/api/caseflows/caseFlows'));
  const caseFlow = yield* call(getCaseFlow, id);
  const user = yield* select(selectUser);
  if (!user) return;
  const event = { kind: 'stepTaskFinished' as const, caseFlowId: id, stepId: null, caseFlow };
  yield* takeIn(book, book.ofCases({ events: [event], user, now: Date.now() }));
}
