import { type Action, createAction } from '@reduxjs/toolkit';
import { call, delay, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { toastShown } from '../toasts/toastsSlice';
import { restOf } from './draftRest';
import {
  type Draft,
  draftCleared,
  draftClosedElsewhere,
  draftGiven,
  draftOpenedElsewhere,
  draftRefused,
  draftSaved,
  draftSent,
  draftsDropped,
  draftsRestored,
  draftStored,
  draftTakenOver,
  selectDraft,
  selectDrafts,
  selectIsDraftSending,
  selectIsElsewhere,
  type WithDrafts,
} from './draftsSlice';
import { type DraftTabs, openDraftTabs, type DraftMessage } from './draftTabs';
import { draftsTexts } from './draftsTexts';
import { flushTyping } from './typing';

/** A tab that does not answer within this time is asleep or hangs. */
const GIVE_PATIENCE_MS = 1_000;
/** A reloaded tab has its drafts again within this time. */
const RELOAD_MS = 5_000;

/** The other tab's answer to a request for its draft. */
const draftAnswered = createAction<Extract<DraftMessage, { type: 'given' | 'kept' }>>('drafts/answered');

const changes = [
  draftsRestored,
  draftGiven,
  draftSaved,
  draftSent,
  draftStored,
  draftRefused,
  draftCleared,
  draftsDropped,
];

/** Keeps each draft open in one tab of this browser at a time. */
export function* draftTabsSaga(userId: string) {
  const tabs = openDraftTabs(userId);
  try {
    if (tabs.isAlone) {
      yield* take(draftSaved);
      yield* put(toastShown({ kind: 'info', text: draftsTexts.alone }));
      return;
    }
    yield* fork(followDrafts, tabs);
    yield* takeEvery(draftTakenOver, ({ payload }) => takeOver(tabs, payload));
    for (const key of yield* call(tabs.openElsewhere)) yield* call(yieldTo, tabs, key);
    while (true) {
      const message = yield* take(tabs.received);
      if (message.type === 'had') yield* call(open, tabs, message.key);
      else if (message.type === 'taken') yield* call(yieldTo, tabs, message.key);
      else if (message.type === 'free') yield* fork(reopen, tabs, message.key);
      else yield* handle(tabs, message);
    }
  } finally {
    tabs.close();
  }
}

const findDraft = (key: string) => select((state: WithDrafts) => selectDraft(state, key));
const isElsewhere = (key: string) => select((state: WithDrafts) => selectIsElsewhere(state, key));

/** Claims the drafts that are typed here, and notifies the other tabs when a draft is stored or thrown away. */
function* followDrafts(tabs: DraftTabs) {
  let before = yield* select(selectDrafts);
  Object.keys(before).forEach(tabs.claim);
  while (true) {
    const action = yield* take<Action>(changes);
    const now = yield* select(selectDrafts);
    yield* call(tellGone, tabs, action, before);
    for (const key of Object.keys(now)) if (!(yield* isElsewhere(key))) tabs.claim(key);
    for (const key of Object.keys(before)) if (now[key] === undefined) tabs.release(key);
    before = now;
  }
}

function* tellGone(tabs: DraftTabs, action: Action, before: Readonly<Record<string, Draft>>) {
  const isStored = draftStored.match(action);
  if (!isStored && !draftCleared.match(action)) return;
  const key = isStored ? action.payload.key : action.payload;
  const draft = before[key];
  if (draft === undefined || (yield* isElsewhere(key))) return;
  const isOver = (yield* findDraft(key)) === null;
  const { savedAt, sent } = draft;
  tabs.send({ type: 'gone', key, savedAt, isOver, ...(isStored && { sent: sent?.value }) });
}

/** Opens a draft in this tab. */
function* open(tabs: DraftTabs, key: string) {
  yield* put(draftClosedElsewhere(key));
  if ((yield* findDraft(key)) === null) tabs.release(key);
  else tabs.send({ type: 'opened', key });
}

/** Marks a draft as open in another tab. */
function* yieldTo(tabs: DraftTabs, key: string) {
  yield* put(draftOpenedElsewhere(key));
  tabs.awaitFree(key);
}

/**
 * Lets this tab continue with its copy when the tab that had the draft has closed. Waits first, because that tab may only
 * be reloading.
 */
function* reopen(tabs: DraftTabs, key: string) {
  if ((yield* findDraft(key)) !== null) yield* delay(RELOAD_MS);
  if ((yield* findDraft(key)) === null) yield* put(draftClosedElsewhere(key));
  else tabs.claim(key);
}

function* handle(tabs: DraftTabs, message: DraftMessage) {
  const { key } = message;
  if (message.type === 'opened' && !tabs.has(key)) yield* call(yieldTo, tabs, key);
  if (message.type === 'wanted' && tabs.has(key)) yield* call(give, tabs, key);
  if (message.type === 'gone') yield* call(forget, message);
  if (message.type === 'given' || message.type === 'kept') yield* put(draftAnswered(message));
}

/** Hands a draft to the tab that asks for it, unless it is being sent. */
function* give(tabs: DraftTabs, key: string) {
  yield* call(flushTyping);
  const draft = yield* findDraft(key);
  const isSending = yield* select((state: WithDrafts) => selectIsDraftSending(state, key));
  if (isSending || draft === null) tabs.send({ type: 'kept', key });
  else tabs.send({ type: 'given', key, draft });
}

/** Drops a draft that another tab stored or threw away; text typed here after that is kept. */
function* forget({ key, savedAt, sent, isOver }: Extract<DraftMessage, { type: 'gone' }>) {
  const draft = yield* findDraft(key);
  const isCopy = (yield* isElsewhere(key)) && (draft?.savedAt ?? 0) <= savedAt;
  if (draft !== null && isCopy) yield* put(draftCleared(key));
  else if (draft !== null && sent !== undefined)
    yield* put(draftStored({ key, rest: restOf(draft.value, sent) }));
  if (isOver && isCopy) yield* put(draftClosedElsewhere(key));
}

/** Continues here with the draft as the other tab has it, or with this tab's copy if the other tab does not answer. */
function* takeOver(tabs: DraftTabs, key: string) {
  tabs.send({ type: 'wanted', key });
  const { answer } = yield* race({
    answer: take<ReturnType<typeof draftAnswered>>(
      (action: Action) => draftAnswered.match(action) && action.payload.key === key,
    ),
    late: delay(GIVE_PATIENCE_MS),
  });
  const word = answer?.payload;
  if (word?.type === 'kept') {
    yield* put(toastShown({ kind: 'warning', key: `drafts/${key}`, text: draftsTexts.beingSent }));
    return;
  }
  tabs.seize(key);
  if (word?.type === 'given') yield* put(draftGiven({ key, draft: word.draft }));
}
