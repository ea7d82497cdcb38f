import { createSelector } from '@reduxjs/toolkit';
import { call, put, select, take, takeEvery } from 'typed-redux-saga';
import type { WithConfig } from '@/core/config/configSlice';
import { untilChanged } from '@/core/sagas/waitUntil';
import { callingChanged } from '@/core/telephony/calling';
import { type PhoneEvent, phoneEvents } from '@/hubs/phoneHub';
import { selectCalls, selectTelephonyAvailability, selectWhyNotDial } from '../state/telephonySelectors';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { telephonyTexts as texts } from '../telephonyTexts';
import { askForPhone } from './commandsSaga';
import type { WithTelephony } from '../state/telephonySlice';
import type { ShowInAllTabs } from './showInAllTabs';

type PhoneEvents = ReturnType<typeof phoneEvents>;

export function* sayingSaga(showInAllTabs: ShowInAllTabs) {
  yield* takeEvery(phoneEvents, function* ({ payload: { events } }: PhoneEvents) {
    for (const event of events) {
      if (event.kind === 'message')
        yield* showInAllTabs({ kind: event.message.kind, text: event.message.text });
      if (event.kind === 'error') yield* showInAllTabs({ kind: 'error', text: event.text });
    }
  });
}

const holds = (kind: PhoneEvent['kind'], { payload }: PhoneEvents): boolean =>
  payload.events.some((event) => event.kind === kind);

/** Requests the phone once after an error, which clears the incoming call (TEL-29), in case the call still rings. */
export function* clearedSaga() {
  while (true) {
    const action = yield* take(phoneEvents);
    if (!holds('error', action)) continue;
    const calls = yield* select(selectCalls);
    if (!calls.some(({ status }) => status === CallStatus.Ringing)) continue;
    yield* call(askForPhone);
    while (!holds('update', yield* take(phoneEvents)));
  }
}

const selectCalling = createSelector(
  [(state: WithTelephony & WithConfig) => selectTelephonyAvailability(state) === 'Online', selectWhyNotDial],
  (isLoggedIn, reason) => ({ isLoggedIn, whyNot: reason && texts.whyNot[reason] }),
);

/** Reports to every screen with a phone number whether it can be called. */
export function* callingSaga() {
  while (true) {
    const calling = yield* select(selectCalling);
    yield* put(callingChanged(calling));
    yield* untilChanged(selectCalling, calling);
  }
}
