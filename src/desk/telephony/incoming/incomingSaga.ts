import { call, delay, fork, put, race, select } from 'typed-redux-saga';
import { type Signal, signalsSet } from '@/core/signals/signalsSlice';
import type { PhoneCall } from '@/domain/telephony/phone';
import { sameValue } from '@/lib/values';
import { speak } from '@/ui/feedback/speak';
import { callIdOf } from '../state/callStage';
import { incomingTexts as texts } from './incomingTexts';
import { numberWords, ringsWords, selectRingingCalls } from './ringing';
import { untilChanged } from '@/core/sagas/waitUntil';
import { orNull } from '@/api/http/orNull';
import { getPerson } from '@/api/people/personQueries';
import { getRoles } from '@/api/people/roles';
import { chosenOf } from './caller';

/** A ringing call is announced by its number if its name takes longer than this. */
const NAMED_WITHIN_MS = 1_000;

/**
 * Announces a ringing call, by name if the name is known in time. The page title and the notification never contain
 * names.
 */
function* sayWhoRings(ringing: PhoneCall) {
  const { name = null } = yield* race({ name: call(callerName, ringing), late: delay(NAMED_WITHIN_MS) });
  speak(name === null ? ringsWords(ringing) : texts.ringsNamed(name, numberWords(ringing)), 'assertive');
}

/** Signals a ringing call by title, sound and notification, and announces it once (TEL-52). */
export function* incomingSaga() {
  let before: readonly Signal[] = [];
  while (true) {
    const calls = yield* select(selectRingingCalls);
    const signals = calls.map((one): Signal => ({ id: callIdOf(one), text: ringsWords(one) }));
    if (!sameValue(signals, before)) yield* put(signalsSet({ kind: 'call', signals }));
    for (const one of calls)
      if (!before.some(({ id }) => id === callIdOf(one))) yield* fork(sayWhoRings, one);
    before = signals;
    yield* untilChanged(selectRingingCalls, calls);
  }
}

/** Returns the name of the chosen or the only candidate; null when it is unknown. */
async function callerName({ candidateRoleIds, subjectRoleId }: PhoneCall): Promise<string | null> {
  const ids = new Set([...candidateRoleIds, ...(subjectRoleId === null ? [] : [subjectRoleId])]);
  const roles = ids.size === 0 ? null : await orNull(getRoles([...ids].toSorted()));
  const personId = roles && chosenOf(roles, subjectRoleId);
  const person = personId ? await orNull(getPerson(personId)) : null;
  return person?.name || null;
}
