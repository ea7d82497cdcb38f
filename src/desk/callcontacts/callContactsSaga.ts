import { call, delay, fork, put, race, select, takeEvery } from 'typed-redux-saga';
import {
  asContactPerson,
  callerKnown,
  contactStarted,
  sourceEnded,
  selectContactOver,
  selectOpenCalls,
} from '@/desk/contacts';
import type { WithDrafts } from '@/core/drafts/draftsSlice';
import { selectMayAny, selectSignedInId } from '@/core/session/sessionSlice';
import type { PhoneCall } from '@/domain/telephony/phone';
import { ChannelType } from '@/domain/timeline/channelType';
import { Direction } from '@/domain/contacts/contactMoment';
import {
  callerOf,
  callIdOf,
  callPassedOn,
  isNoted,
  selectCall,
  selectDirection,
  selectKnownCalls,
  stageOf,
  type WithTelephony,
} from '@/desk/telephony';
import { notePassedOn, reportAfterCall } from './afterCall';
import { claimAfterMs, lockCall } from './lockCall';
import { giveRole, keepInStep } from './contactSync';
import { untilChanged } from '@/core/sagas/waitUntil';

/** A contact waits at most this long for the name of the caller. */
const KNOWN_WITHIN_MS = 800;

/** Starts a contact for each dialled or answered call, in one tab. After the call the contact is to be registered. */
export function* callContactsSaga() {
  yield* takeEvery(callerKnown, nameWhileRinging);
  yield* takeEvery(callPassedOn, notePassedOn);
  let followed: readonly string[] = [];
  while (true) {
    const calls = yield* select(selectKnownCalls);
    if (calls !== null) {
      const present = calls.filter((one) => stageOf(one) !== 'over');
      const isSecond = present.some((one) => stageOf(one) === 'going' && followed.includes(callIdOf(one)));
      for (const one of present)
        if (!followed.includes(callIdOf(one))) yield* fork(followCall, one, isSecond || present.length > 1);
      followed = present.map(callIdOf);
      yield* call(endSources, followed);
    }
    yield* untilChanged(selectKnownCalls, calls);
  }
}

function* endSources(present: readonly string[]) {
  for (const id of yield* select(selectOpenCalls)) if (!present.includes(id)) yield* put(sourceEnded(id));
}

function* followCall(first: PhoneCall, isSecond: boolean) {
  const id = callIdOf(first);
  const userId = yield* select(selectSignedInId);
  const mayNote = (yield* select(selectMayAny))('caseCreate', 'createTask');
  const isHere = yield* call(hasContact, id);
  if (!mayNote || userId === null || (!isHere && (yield* call(isInternal, first, isSecond)))) return;
  if (!(yield* call(untilNoted, id))) return;
  if (!isHere) yield* delay(claimAfterMs());
  const claim = lockCall(userId, id);
  try {
    const won = yield* call(() => claim.won);
    if (!isHere && won) yield* call(begin, id);
    yield* call(isHere || won ? keepContact : untilOver, id);
  } finally {
    claim.release();
  }
}

/**
 * Keeps the role of a call equal to the person of its contact. After the call, a newly chosen person is still reported,
 * for as long as the exchange accepts a person.
 */
function* keepContact(id: string) {
  yield* call(keepInStep, id);
  yield* call(untilOver, id);
  yield* call(reportAfterCall, id);
}

/**
 * Returns true for a call dialled to a colleague. A dialled second call is internal too, unless its person was chosen.
 */
function* isInternal(first: PhoneCall, isSecond: boolean) {
  if ((yield* select(selectDirection, callIdOf(first))) === Direction.Inbound) return false;
  const person = yield* call(callerOf, first);
  const isColleague = person !== null && person.roles.employee !== null && person.roles.customer === null;
  return isColleague || (isSecond && first.subjectRoleId === null);
}

const hasContact = function* (id: string) {
  return (yield* select((state: WithDrafts) => selectContactOver(state, id))) !== null;
};

const readStage = (id: string) => (state: WithTelephony) => {
  const found = selectCall(state, id);
  return found === null ? 'over' : stageOf(found);
};

/** Waits until the call is dialled or answered, since it then has a contact. Returns false if it ends before that. */
function* untilNoted(id: string) {
  while (true) {
    const stage = yield* select(readStage(id));
    if (stage === 'over') return false;
    if (isNoted(stage)) return true;
    yield* untilChanged(readStage(id), stage);
  }
}

function* untilOver(id: string) {
  while (true) {
    const stage = yield* select(readStage(id));
    if (stage === 'over') return;
    yield* untilChanged(readStage(id), stage);
  }
}

function* begin(id: string) {
  const found = yield* select((state: WithTelephony) => selectCall(state, id));
  if (found === null) return;
  const direction = yield* select(selectDirection, id);
  const { caller = null, late } = yield* race({
    caller: call(callerOf, found),
    late: delay(KNOWN_WITHIN_MS),
  });
  yield* put(
    contactStarted({
      person: caller && asContactPerson(caller),
      channel: ChannelType.Phone,
      source: { kind: 'call', id, number: found.number ?? '' },
      ...(direction !== null && { direction }),
    }),
  );
  if (late) yield* fork(nameLater, id, found);
}

/** Sets the caller in a contact that started without a person, unless a person was chosen meanwhile. */
function* nameLater(id: string, found: PhoneCall) {
  const caller = yield* call(callerOf, found);
  if (caller !== null) yield* put(callerKnown({ sourceId: id, personId: caller.id }));
}

/** Reports the caller of an unanswered call to the exchange, because there is no contact yet to hold the person. */
function* nameWhileRinging({ payload: { sourceId, personId } }: ReturnType<typeof callerKnown>) {
  const found = yield* select((state: WithTelephony) => selectCall(state, sourceId));
  if (found !== null && !(yield* call(hasContact, sourceId))) yield* call(giveRole, found, personId);
}
