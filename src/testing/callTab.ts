import { combineSlices, configureStore, type Middleware, type Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import * as v from 'valibot';
import { callContactsSaga } from '@/desk/callcontacts/callContactsSaga';
import { contactSaga } from '@/desk/contacts/contact/contactSaga';
import type { Contact } from '@/desk/contacts/contact/contact';
import { contactSaved, selectContacts } from '@/desk/contacts/contact/contacts';
import { queries } from '@/api/http/queries';
import { coreSlices } from '@/core/coreSlices';
import { sessionStarted } from '@/core/session/sessionSlice';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { Phone } from '@/domain/telephony/phone';
import { phoneEvents } from '@/hubs/phoneHub';
import { phoneCommanded } from '@/desk/telephony';
import { telephonySlice } from '@/desk/telephony/state/telephonySlice';
import { allow, aSession, aUser } from './coreStore';
import { aPhone } from './phoneStore';

const ANSWERED_MS = 1_000;
const stops: (() => void)[] = [];

export const stopTabs = () => stops.splice(0).forEach((stop) => stop());

const reducer = combineSlices(...coreSlices, telephonySlice, queries);

/** A tab of a user who registers calls. */
export function aTab() {
  const sagas = createSagaMiddleware();
  const asked: string[] = [];
  const watch: Middleware = () => (next) => (action) => {
    if (phoneCommanded.match(action)) asked.push([action.payload.method, ...action.payload.args].join(' '));
    return next(action);
  };
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(queries.middleware, watch, sagas) as unknown as Tuple,
  });
  store.dispatch(sessionStarted(aSession({ user: aUser({ permissions: allow('usePhone', 'caseCreate') }) })));
  const running = [sagas.run(contactSaga), sagas.run(callContactsSaga)];
  stops.push(() => running.forEach((saga) => saga.cancel()));
  const tell = (...calls: object[]) => tellPhone({ calls });
  /** Pushes all phones in one frame. */
  const tellPhones = async (...phones: object[]) => {
    const events = phones.map((changes) => ({
      kind: 'update' as const,
      phone: v.parse(Phone, aPhone(changes)),
    }));
    store.dispatch(phoneEvents({ events, user: aUser(), now: Date.now() }));
    await vi.advanceTimersByTimeAsync(ANSWERED_MS);
  };
  const tellPhone = (changes: object) => tellPhones(changes);
  const state = () => store.getState();
  const contacts = () => selectContacts(state());
  const change = async (changes: (contact: Contact) => Contact) => {
    store.dispatch(contactSaved(changes(contacts()[0]!)));
    await vi.advanceTimersByTimeAsync(ANSWERED_MS);
  };
  const toasts = () => selectToasts(state()).map(({ text }) => text);
  return { store, tell, tellPhone, tellPhones, contacts, change, asked, toasts };
}
