import { combineSlices, configureStore, type Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { configLoaded } from '@/core/config/configSlice';
import { coreSlices } from '@/core/coreSlices';
import { sessionStarted } from '@/core/session/sessionSlice';
import { holdToken } from '@/core/session/sessionToken';
import { callingSlice } from '@/core/telephony/calling';
import { defaultConfig } from '@/domain/session/appConfig';
import { connectionSlice } from '@/hubs/connectionSlice';
import type { HubConnectionFactory, HubContext } from '@/hubs/hub';
import { keepHubs } from '@/hubs/keepHubs';
import { demandSlice } from '@/hubs/demandSlice';
import { deskPhonesSlice } from '@/desk/telephony/state/deskPhonesSlice';
import { telephonySlice } from '@/desk/telephony/state/telephonySlice';
import { deskPhonesSaga } from '@/desk/telephony/work/deskPhonesSaga';
import { telephonySaga } from '@/desk/telephony/work/telephonySaga';
import { allow, aSession, aUser } from './coreStore';

/** The outcome of a method that the program calls on the exchange; success by default. */
type Answer = () => Promise<unknown>;

/** A telephone exchange behind one connection, with the events and answers that a test chooses. */
export function anExchange() {
  const asked: string[] = [];
  let listeners = new Map<string, (...args: unknown[]) => void>();
  let closers: (() => void)[] = [];
  const exchange = {
    asked,
    isUp: true,
    answer: (() => Promise.resolve(null)) as Answer,
    push: (event: string, ...args: unknown[]) => listeners.get(event)?.(...args),
    drop: () => closers.splice(0).forEach((close) => close()),
    greet: (() => undefined) as () => void,
  };
  const connect: HubConnectionFactory = () => {
    const mine = new Map<string, (...args: unknown[]) => void>();
    const own: (() => void)[] = [];
    return {
      start: () => {
        if (!exchange.isUp) return Promise.reject(new Error('503'));
        listeners = mine;
        closers = own;
        exchange.greet();
        return Promise.resolve();
      },
      stop: () => Promise.resolve(),
      on: (event, listener) => void mine.set(event, listener),
      onclose: (listener) => void own.push(listener),
      invoke: (method, ...args) => {
        asked.push([method, ...args.map(String)].join(' '));
        return exchange.answer();
      },
    };
  };
  return { ...exchange, exchange, connect };
}

const reducer = combineSlices(
  ...coreSlices,
  connectionSlice,
  demandSlice,
  telephonySlice,
  callingSlice,
  deskPhonesSlice,
);

/** The phone of a signed-in user, with all its sagas, in one tab. */
export function aPhoneStore(connect: HubConnectionFactory, ...besides: readonly (() => Generator)[]) {
  const context: HubContext = { hubConnections: new Map() };
  const sagas = createSagaMiddleware({ context });
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(sagas) as unknown as Tuple,
  });
  const session = aSession({ user: aUser({ permissions: allow('usePhone', 'customerCard') }) });
  holdToken(session.accessToken);
  store.dispatch(configLoaded({ ...defaultConfig, facets: { telephony: { available: true } } }));
  store.dispatch(sessionStarted(session));
  const running = [
    sagas.run(keepHubs, connect),
    sagas.run(telephonySaga),
    sagas.run(deskPhonesSaga),
    ...besides.map((saga) => sagas.run(saga)),
  ];
  return { store, close: () => running.forEach((saga) => saga.cancel()) };
}

/** A call on the wire. */
export const aCall = (id: string, status: number | string, changes: object = {}) => ({
  connectionId: id,
  phoneCallRegistrationId: `registration-${id}`,
  candidateRoleIds: [],
  subjectRoleId: null,
  number: '0612345678',
  status,
  waitingTime: 0,
  duration: 0,
  ...changes,
});

/** A phone on the wire. */
export const aPhone = (changes: object = {}) => ({
  userId: 'user-1',
  status: 2,
  queueStatus: 1,
  phoneNumber: '101',
  calls: [] as unknown[],
  lastFinishedCall: null,
  phoneCapabilities: ['Dial', 'Hold'],
  password: null,
  phoneNumberOptions: ['0201234501', '101'],
  phoneRichPresenceState: { value: 'Available', options: [{ text: 'Beschikbaar', value: 'Available' }] },
  afterCallWorkTime: null,
  ...changes,
});
