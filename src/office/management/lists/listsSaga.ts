import { call, delay, put, race, take, takeEvery } from 'typed-redux-saga';
import type { Action } from '@reduxjs/toolkit';
import { type HttpError, isMissing } from '@/api/http/httpError';
import { queries } from '@/api/http/queries';
import { deleteListRecord, listQueries, type ListName, orderList, readListRecords } from '@/api/lists/lists';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import { saveRecord } from '@/kit/form/saveRecord';
import { sameValue } from '@/lib/values';
import { definitionOf, definitions } from './definitions';
import {
  orderAsked,
  orderShown,
  removalAsked,
  removalBegan,
  removalEnded,
  removalUndone,
} from './listsSlice';
import { listTexts as texts } from './listTexts';

const { listRecords } = listQueries.endpoints;
/** The time in which a deletion can be undone before it is sent. */
const UNDO_MS = 5_000;
/** The longest wait for the list in its new order; an answer usually takes less. */
const READ_MS = 1_500;
const CONFLICT = 409;

export function* listsSaga() {
  for (const { form } of definitions) yield* saveRecord(form)();
  yield* takeEvery(removalAsked, remove);
  yield* takeEvery(orderAsked, order);
}

function* outdate(list: ListName) {
  yield* put(queries.util.invalidateTags(['lists', ...definitionOf(list).invalidates]));
}

/** Sends a deletion after the time for undoing it. A record that is already gone counts as deleted. */
function* remove({ payload: { name, ...one } }: ReturnType<typeof removalAsked>) {
  const { list, id } = one;
  yield* put(removalBegan(one));
  const isUndone = (action: Action) =>
    removalUndone.match(action) && action.payload.list === list && action.payload.id === id;
  const { undone } = yield* race({ undone: take(isUndone), due: delay(UNDO_MS) });
  if (undone === undefined) yield* call(sendRemoval, one, name);
  yield* put(removalEnded(one));
}

function* sendRemoval({ list, id }: { list: ListName; id: string }, name: string) {
  const { inUse } = definitionOf(list);
  yield* call(submit, submissionKey('lists/remove', `${list}/${id}`), {
    success: texts.removed(name),
    failure: (error: HttpError) => ({
      text: texts.removeFailed(name),
      ...(error.status === CONFLICT && inUse !== undefined && { reason: inUse }),
    }),
    *work() {
      yield* call(() =>
        deleteListRecord(list, id).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        }),
      );
    },
    *verify() {
      const all = yield* call(readListRecords, list);
      return all.every((record) => record.id !== id);
    },
  });
  yield* outdate(list);
}

/** Shows the requested order until the list is read again. */
function* order({ payload: { list, ids } }: ReturnType<typeof orderAsked>) {
  yield* put(orderShown({ list, ids }));
  const done = yield* call(submit, submissionKey('lists/order', list), {
    failure: texts.orderFailed,
    *work() {
      yield* call(orderList, list, ids);
    },
    *verify() {
      const all = yield* call(readListRecords, list);
      return sameValue(
        all.map(({ id }) => id),
        ids,
      );
    },
  });
  yield* outdate(list);
  if (done) yield* race([take(listRecords.matchFulfilled), delay(READ_MS)]);
  yield* put(orderShown({ list, ids: null }));
}
