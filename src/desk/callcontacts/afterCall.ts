import { call, delay, fork, put, race, select } from 'typed-redux-saga';
import { contactPassedOn, selectContactOver } from '@/desk/contacts';
import type { WithDrafts } from '@/core/drafts/draftsSlice';
import { untilChanged, waitUntil } from '@/core/sagas/waitUntil';
import {
  type callPassedOn,
  callIdOf,
  selectCall,
  selectLastFinishedCall,
  type WithTelephony,
} from '@/desk/telephony';
import { sameValue } from '@/lib/values';
import { speak } from '@/ui/feedback/speak';
import { callContactTexts as texts } from './callContactTexts';
import { giveRole, takeRole } from './contactSync';

type State = WithTelephony & WithDrafts;

/** A call disappears within this time if the exchange passed it on, and stays if the exchange refused to. */
const GONE_WITHIN_MS = 10_000;

const readEnd = (callId: string) => (state: WithDrafts) =>
  selectContactOver(state, callId)?.sourceEndedAt ?? null;

/** Once the call has disappeared from this phone, announces that the colleague has it. */
function* sayPassedOn(callId: string, name: string) {
  const isThere = (state: WithTelephony) => selectCall(state, callId) !== null;
  const { late } = yield* race({ gone: call(untilChanged, isThere, true), late: delay(GONE_WITHIN_MS) });
  if (!late) speak(texts.passedOn(name));
}

/** Records the colleague in the contact, because the exchange does not pass the notes along. */
export function* notePassedOn({ payload: { callId, to } }: ReturnType<typeof callPassedOn>) {
  yield* fork(sayPassedOn, callId, to.name);
  const { late } = yield* race({
    ended: call(untilChanged, readEnd(callId), null),
    late: delay(GONE_WITHIN_MS),
  });
  if (!late) yield* put(contactPassedOn({ sourceId: callId, to }));
}

/**
 * Returns the person of the contact over a call, and the call itself once it has finished. Returns null without a
 * contact, or if the call is neither on the phone nor the last one that finished.
 */
function standing(state: State, id: string) {
  const contact = selectContactOver(state, id);
  const last = selectLastFinishedCall(state);
  const finished = last !== null && callIdOf(last) === id ? last : null;
  if (contact === null || (finished === null && selectCall(state, id) === null)) return null;
  return { finished, personId: contact.person?.id ?? null };
}

/**
 * Also reports a person who is chosen after the call, as long as no other call has finished (`setRoleForCall`,
 * wire/telephony).
 */
export function* reportAfterCall(id: string) {
  let reported = (yield* select(standing, id))?.personId;
  while (true) {
    const now = yield* select(standing, id);
    if (now === null) return;
    const { finished, personId } = now;
    if (finished !== null && personId !== reported) {
      yield* personId === null ? call(takeRole, finished) : call(giveRole, finished, personId);
      reported = personId;
    }
    yield* waitUntil((state: State) => !sameValue(standing(state, id), now));
  }
}
