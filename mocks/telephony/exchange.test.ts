import fc from 'fast-check';
import { clock, hubServer, phoneOrders, resetDb, userIds } from '../backend/testServer';
import { db } from '../db';
import { serveTelephony } from './exchange';
import { CallStatus, PhoneStatus } from './phoneRecords';
import { seedPhones } from './seed';
import { aTab, OK, withTelephony } from './testPhone';

type Tab = ReturnType<typeof aTab>;

beforeAll(() => resetDb('leeg'));
beforeEach(() => newExchange());

/** Resets the phones to their first state, in the same world. */
function newExchange(): void {
  clock.reset();
  hubServer.drop();
  db.waitingCallers.clear();
  serveTelephony();
  seedPhones();
  withTelephony();
}

const NUMBER = '0201230000';
const later = () => clock.advance(1_000);

const loggedIn = (tab: Tab) => void tab.call('login');
const ready = (tab: Tab) => {
  loggedIn(tab);
  tab.call('ready');
};
const ringing = (tab: Tab) => {
  ready(tab);
  phoneOrders.ring({ user: 'anne', number: NUMBER });
};
const dialing = (tab: Tab) => {
  ready(tab);
  tab.call('dial', NUMBER);
};
const talking = (tab: Tab) => {
  dialing(tab);
  later();
};
const held = (tab: Tab) => {
  talking(tab);
  tab.call('holdCall');
  later();
};
const consulting = (tab: Tab) => {
  talking(tab);
  tab.call('dial', NUMBER);
  later();
};
const wrappingUp = (tab: Tab) => {
  talking(tab);
  tab.call('releaseCall');
  later();
};

/** The possible states of a phone; the order of the columns below. */
const states = {
  offline: () => undefined,
  loggedIn,
  ready,
  ringing,
  dialing,
  talking,
  held,
  consulting,
  wrappingUp,
};

const NO_CALL = 'Er is geen oproep.';
const BUSY = 'Er is al een oproep gaande.';
const IN_CALL = 'Afmelden kan niet tijdens een gesprek.';
const NOBODY_THERE = 'Doorverbinden kan niet: er is niemand om naar door te verbinden.';
const ok = null;
const is = (action: string, ...names: string[]) =>
  names.map((name) => (name === '' ? ok : `${action} kan niet: de telefoon is ${name}.`));
const call = (action: string, ...names: (string | null)[]) => [
  NO_CALL,
  NO_CALL,
  NO_CALL,
  ...names.map((name) => (name === null ? ok : `${action} kan niet: de oproep is ${name}.`)),
  NO_CALL,
];

const table: Readonly<Record<string, readonly (string | null)[]>> = {
  login: is('Aanmelden', '', 'Unavailable', 'Available', 'Available', 'Busy', 'Busy', 'Busy', 'Busy', 'ACW'),
  logout: [
    'Afmelden kan niet: de telefoon is Offline.',
    ok,
    ok,
    IN_CALL,
    IN_CALL,
    IN_CALL,
    IN_CALL,
    IN_CALL,
    ok,
  ],
  ready: is(
    'Beschikbaar worden',
    'Offline',
    '',
    'Available',
    'Available',
    'Busy',
    'Busy',
    'Busy',
    'Busy',
    'ACW',
  ),
  notReady: is(
    'Niet beschikbaar worden',
    'Offline',
    'Unavailable',
    '',
    '',
    'Busy',
    'Busy',
    'Busy',
    'Busy',
    'ACW',
  ),
  enterQueue: ['De wachtrij kan niet betreden worden.', ok, ok, ok, ok, ok, ok, ok, ok],
  leaveQueue: Array.from({ length: 9 }, () => 'De wachtrij kan niet verlaten worden.'),
  dial: [
    'Bellen kan niet: de telefoon is Offline.',
    ok,
    ok,
    BUSY,
    BUSY,
    ok,
    ok,
    ok,
    'Bellen kan niet: de telefoon is ACW.',
  ],
  pickup: call('Opnemen', null, 'Dialing', 'Established', 'OnHold').toSpliced(7, 0, NO_CALL),
  holdCall: call('In de wacht zetten', 'Ringing', 'Dialing', null, 'OnHold').toSpliced(7, 0, ok),
  resumeCall: call('Hervatten', 'Ringing', 'Dialing', 'Established', null).toSpliced(7, 0, ok),
  releaseCall: call('Ophangen', null, null, null, null).toSpliced(7, 0, NO_CALL),
  forwardCall: [
    NO_CALL,
    NO_CALL,
    NO_CALL,
    NOBODY_THERE,
    'Doorverbinden kan niet: de oproep is Dialing.',
    NOBODY_THERE,
    'Doorverbinden kan niet: de oproep is OnHold.',
    ok,
    NO_CALL,
  ],
  endAfterCallWork: is(
    'Het nawerk beëindigen',
    'Offline',
    'Unavailable',
    'Available',
    'Available',
    'Busy',
    'Busy',
    'Busy',
    'Busy',
    '',
  ),
  setPhoneRichPresenceState: [
    'De stand wijzigen kan niet: de telefoon is Offline.',
    ...Array.from({ length: 8 }, () => ok),
  ],
  unsetRoleForCall: [NO_CALL, NO_CALL, NO_CALL, ok, ok, ok, ok, NO_CALL, ok],
  reportUserReconnected: Array.from({ length: 9 }, () => ok),
};

const args: Readonly<Record<string, string>> = { dial: NUMBER, setPhoneRichPresenceState: 'Away' };

const rows = Object.entries(table).flatMap(([method, outcomes]) =>
  Object.entries(states).map(([name, arrange], index) => ({
    method,
    name,
    arrange,
    expected: outcomes[index],
  })),
);

it.each(rows)(
  'The method $method on a phone that is $name is answered with the error $expected',
  ({ method, arrange, expected }) => {
    const tab = aTab('anne');
    arrange(tab);
    const before = db.phones.find(userIds.anne);
    tab.listen();
    const reply = tab.call(method, ...(args[method] === undefined ? [] : [args[method]]));
    expect(reply).toEqual(expected === null ? OK : { error: expected });
    if (expected === null) return;
    expect(tab.pushed).toEqual([['error', { message: expected }]]);
    expect(db.phones.find(userIds.anne)).toBe(before);
  },
);

it.each(['', 'Niet bekend', 'toestel receptie', '1', '+'])('%j is not dialled', (number) => {
  const tab = aTab('anne');
  ready(tab);
  expect(tab.call('dial', number)).toEqual({ error: 'Dit nummer kan niet gebeld worden.' });
});

it('a call that is gone is distinguished from one that is not named', () => {
  const tab = aTab('anne');
  consulting(tab);
  expect(tab.call('releaseCall', 'verbinding-9999')).toEqual({ error: 'Deze oproep is er niet (meer).' });
  const [, second] = tab.phone().calls;
  expect(tab.call('releaseCall', { phoneCallRegistrationId: second?.phoneCallRegistrationId })).toEqual(OK);
});

describe('any sequence of methods, commands and pauses', () => {
  const methods = [
    ...Object.keys(table),
    'endAfterCallWorkAndLeaveQueue',
    'transferDirect',
    'setRoleForCall',
  ];
  const action = fc.oneof(
    fc.record({
      method: fc.constantFrom(...methods),
      which: fc.nat(3),
      arg: fc.constantFrom('', NUMBER, '102', 'Away'),
    }),
    fc.record({
      order: fc.constantFrom('ring', 'enqueue', 'hangUp', 'giveUp', 'logout' as const),
      number: fc.constantFrom('', NUMBER),
    }),
    fc.record({ pass: fc.constantFrom(100, 400, 30_000, 130_000) }),
  );
  type PhoneAction = typeof action extends fc.Arbitrary<infer T> ? T : never;

  function carryOut(tab: Tab, done: PhoneAction): void {
    if ('pass' in done) clock.advance(done.pass);
    else if ('method' in done) {
      const id = db.phones.find(userIds.anne)?.calls[done.which]?.connectionId;
      tab.call(done.method, ...[id, done.arg].filter((arg) => arg !== undefined && arg !== ''));
    } else {
      try {
        phoneOrders[done.order]({ user: 'anne', number: done.number });
      } catch {
        /* The command does not fit the state of the phone. */
      }
    }
  }

  function check(tab: Tab): void {
    const phone = db.phones.find(userIds.anne);
    if (!phone) throw new Error('No phone.');
    const { status, calls, lastFinishedCall, afterCallWorkSince } = phone;
    const going = calls.filter((one) => one.status !== CallStatus.LineClosed);
    expect(calls.filter((one) => one.status === CallStatus.Established).length).toBeLessThan(2);
    expect(afterCallWorkSince !== null).toBe(status === PhoneStatus.ACW);
    if (status === PhoneStatus.ACW) {
      expect(calls).toEqual([]);
      expect(lastFinishedCall?.answeredAt).not.toBeNull();
    }
    if (status === PhoneStatus.Offline) expect(calls).toEqual([]);
    if (status === PhoneStatus.Busy) expect(calls).not.toEqual([]);
    if (status === PhoneStatus.Available || status === PhoneStatus.Unavailable)
      expect(going.every((one) => one.status === CallStatus.Ringing)).toBe(true);
    expect(new Set(calls.map(({ connectionId }) => connectionId)).size).toBe(calls.length);
    /* The last push equals the state, except for the roles, which are compared separately. */
    expect(tab.phone().status).toBe(status);
    expect(tab.phone().calls.map((one) => one.status)).toEqual(calls.map((one) => one.status));
  }

  it('keeps the invariants', () => {
    fc.assert(
      fc.property(fc.array(action, { minLength: 5, maxLength: 40 }), (actions) => {
        newExchange();
        const tab = aTab('anne');
        ready(tab);
        tab.call('enterQueue');
        for (const done of actions) {
          carryOut(tab, done);
          check(tab);
        }
      }),
      { numRuns: 60 },
    );
  });
});
