import { call, delay, put, race, take, takeEvery } from 'typed-redux-saga';
import type { Action } from '@reduxjs/toolkit';
import {
  createListRecord,
  deleteListRecord,
  listQueries,
  type ListName,
  type ListRecord,
  orderList,
  readListRecord,
  readListRecords,
  updateListRecord,
} from '@/api/lists/lists';
import { HttpError, isMissing, readFirst } from '@/api/http/httpError';
import { problemOf } from '@/api/http/problem';
import { queries } from '@/api/http/queries';
import { draftKey } from '@/core/drafts/draftsSlice';
import { readAgain } from '@/core/sagas/readAgain';
import { ColleagueWasFirst } from '@/core/submissions/colleagueWasFirst';
import { refusedByColleague } from '@/core/submissions/refusedByColleague';
import { sendOnce } from '@/core/submissions/sendOnce';
import { type Refused, submit } from '@/core/submissions/submit';
import { changedNames, conflictsIn } from '@/lib/fieldChanges';
import { isRecord, lookUp, sameValue } from '@/lib/values';
import { definitionOf } from './definitions';
import { bodyOf, changedBody, fieldsOf, withoutEmpty } from './listFields';
import {
  listSaveRequested,
  listsKey,
  listSurface,
  NEW,
  orderAsked,
  recordId,
  removalAsked,
  removalUndone,
} from './listsActions';
import { orderShown, removalBegan, removalEnded } from './listsSlice';
import { listTexts as texts } from './listTexts';

const { listRecord, listRecords } = listQueries.endpoints;
/** The time in which a deletion can be undone before it is sent. */
const UNDO_MS = 5_000;
/** Longer than an answer usually takes. */
const READ_MS = 1_500;
const NOT_FOUND = 404;
const CONFLICT = 409;

export function* listsSaga() {
  yield* takeEvery(listSaveRequested, save);
  yield* takeEvery(removalAsked, remove);
  yield* takeEvery(orderAsked, order);
}

function* outdate(list: ListName) {
  yield* put(queries.util.invalidateTags(['lists', ...definitionOf(list).invalidates]));
}

function refusedSave(error: HttpError): Refused {
  const overtaken = refusedByColleague(texts, error);
  if (overtaken !== null) return overtaken;
  if (error.status === CONFLICT) return { text: texts.nameTaken, reason: '', fields: ['name'] };
  return { text: texts.saveFailed, fields: problemOf(error).fields };
}

type Save = ReturnType<typeof listSaveRequested>['payload'];

function* save({ payload }: ReturnType<typeof listSaveRequested>) {
  const { list, id } = payload;
  yield* id === null ? call(add, payload) : call(change, payload, id);
  yield* outdate(list);
}

/** Ignores fields that were sent empty, because the server may have filled them in. */
const saysAll = (one: ListRecord, sent: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(sent).every(([name, value]) => value === null || sameValue(lookUp(one, name), value));

function* add({ list, changes }: Save) {
  const { fields } = definitionOf(list);
  const body = withoutEmpty(bodyOf(fields, changes.to));
  return yield* sendOnce<unknown, Record<string, unknown>>({
    submission: listsKey('save', recordId({ list, id: NEW })),
    draft: draftKey(listSurface(list), NEW),
    texts: { success: texts.saved, stored: texts.saved, failure: refusedSave },
    body,
    isBody: isRecord,
    readSame: async (sent) => {
      const all = await readListRecords(list);
      return all.filter((one) => saysAll(one, sent)).map(({ id }) => id);
    },
    post: (sent) => createListRecord(list, sent),
  });
}

/** The current values of the record; throws if it no longer exists. */
async function fieldsNow(list: ListName, id: string) {
  const record = await readListRecord(list, id);
  if (record === undefined) throw new HttpError('refused', NOT_FOUND, id);
  return fieldsOf(definitionOf(list).fields, record);
}

/** Sends only the changed fields, unless a colleague changed the same ones. */
function* change({ list, changes }: Save, id: string) {
  return yield* call(submit, listsKey('save', recordId({ list, id })), {
    success: texts.saved,
    failure: refusedSave,
    draft: { key: draftKey(listSurface(list), id) },
    readAgain: () => readAgain(['lists'], listRecord),
    *work() {
      const now = yield* call(() => readFirst(fieldsNow(list, id)));
      if (conflictsIn(changes, now).length > 0) throw new ColleagueWasFirst(id);
      yield* call(updateListRecord, list, id, changedBody(definitionOf(list).fields, changes));
    },
    *verify() {
      const now = yield* call(fieldsNow, list, id);
      return changedNames(changes).every((name) => sameValue(now[name], changes.to[name]));
    },
  });
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
  yield* call(submit, listsKey('remove', recordId({ list, id })), {
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
  const done = yield* call(submit, listsKey('order', list), {
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
