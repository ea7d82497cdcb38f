import { aMobile, aPerson, db, reachedAt } from '../db';
import { clock, phoneOrders, resetDb, server, userIds } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import { aTab, OK, PHONE, withTelephony } from '../telephony/testPhone';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  resetDb('leeg');
  withTelephony();
});
afterAll(() => server.close());

const STATS = {
  queueLength: 4,
  queueLengthKpiState: 'Ok',
  queueTime: 40,
  queueTimeRequiresAttentionCap: 30,
  queueTimeCriticalCap: 60,
};

/** An unknown number, and the number of a person with two roles. */
const NOBODYS = '0201230000';
const NUMBER = '0610203040';
const ROLES = { customer: 'role-1', prospect: 'role-2' };
const somebody = () =>
  db.people.add(aPerson({ roles: ROLES, ...reachedAt({ phoneNumbers: [aMobile(NUMBER)] }) }));

/** Lets an action on a call take its second step. */
const later = () => clock.advance(1_000);

function readyTab() {
  const tab = aTab('anne');
  tab.call('login', '101');
  tab.call('ready');
  return tab;
}

describe('the pushes of telephony', () => {
  it('greet a new connection with the phone and the queue, as in the examples', () => {
    const tab = aTab('anne');
    expect(tab.pushed.map(([event]) => event)).toEqual(['update', 'stats']);
    expectShape(tab.phone(), {
      ...PHONE,
      calls: [],
      phoneNumber: null,
      phoneRichPresenceState: { ...PHONE.phoneRichPresenceState, value: null },
    });
    expectShape(tab.heard('stats')[0], STATS);
    tab.call('login');
    tab.call('dial', NOBODYS);
    expectShape(tab.phone(), PHONE);
  });

  it('are absent without permission or telephony, and contain only the queue for a user without a phone', () => {
    expect(aTab('dirk').pushed).toEqual([]);
    phoneOrders.withoutPhone({ user: 'bram' });
    expect(aTab('bram').pushed.map(([event]) => event)).toEqual(['stats']);
    withTelephony(false);
    const tab = aTab('anne');
    expect(tab.call('login')).toEqual({ error: 'Telefonie is niet beschikbaar.' });
    expect(tab.pushed).toEqual([]);
  });

  it('reach every tab of the account, except that the queue reaches everyone and a refusal one tab', () => {
    const [one, other, colleague] = [aTab('anne'), aTab('anne'), aTab('bram')];
    for (const tab of [one, other, colleague]) tab.listen();
    expect(one.call('login')).toEqual(OK);
    expect(one.call('login')).toEqual({ error: 'Aanmelden kan niet: de telefoon is Unavailable.' });
    expect(one.pushed.map(([event]) => event)).toEqual(['update', 'stats', 'error']);
    expect(other.pushed.map(([event]) => event)).toEqual(['update', 'stats']);
    expect(colleague.pushed.map(([event]) => event)).toEqual(['stats']);
    one.listen();
    one.call('reportUserReconnected');
    expect(one.pushed.map(([event]) => event)).toEqual(['update', 'stats']);
  });

  it('report a missing permission in the answer and in an event', () => {
    const tab = aTab('dirk');
    expect(tab.call('ready')).toEqual({ error: 'Nodig: usePhone.' });
    expect(tab.pushed).toEqual([['error', { message: 'Nodig: usePhone.' }]]);
    expect(aTab('dirk', 'phoneRegistryHub').call('getAllPhones')).toEqual({ error: 'Nodig: usePhone.' });
  });
});

describe('a call', () => {
  const statuses = (tab: ReturnType<typeof aTab>) =>
    (tab.heard('update') as (typeof PHONE)[]).map(({ calls: [first] }) => first?.status ?? null);

  it('is dialled, held, resumed and hung up in pushed steps', () => {
    const tab = readyTab();
    tab.listen();
    for (const method of ['dial', 'holdCall', 'resumeCall', 'releaseCall']) {
      tab.call(method, ...(method === 'dial' ? [NOBODYS] : []));
      later();
    }
    expect(statuses(tab)).toEqual([1, 2, 103, 6, 106, 2, 5, null]);
    expect(tab.phone()).toMatchObject({
      status: 5,
      calls: [],
      lastFinishedCall: { status: 5, number: NOBODYS },
    });
  });

  it('leaves the phone unchanged while it rings, has the roles of its number, and is answered', () => {
    somebody();
    const tab = readyTab();
    tab.listen();
    phoneOrders.ring({ user: 'anne', number: NUMBER });
    expect(tab.phone()).toMatchObject({
      status: 2,
      calls: [{ candidateRoleIds: Object.values(ROLES), subjectRoleId: null, status: 3 }],
    });
    clock.advance(4_000);
    tab.call('pickup');
    clock.advance(300);
    expect(statuses(tab)).toEqual([3, 104, 2]);
    clock.advance(7_000);
    tab.call('reportUserReconnected');
    expect(tab.phone()).toMatchObject({ status: 4, calls: [{ waitingTime: 4, duration: 7 }] });
  });

  it('ends when the caller hangs up, and after-call work then ends by request or automatically', () => {
    const tab = readyTab();
    const talk = () => {
      phoneOrders.ring({ user: 'anne' });
      tab.call('pickup');
      later();
      phoneOrders.hangUp({ user: 'anne' });
      expect(tab.phone()).toMatchObject({ status: 4, calls: [{ status: 5, number: '' }] });
      later();
      expect(tab.phone()).toMatchObject({ status: 5, afterCallWorkTime: 0 });
    };
    talk();
    tab.call('endAfterCallWork');
    expect(tab.phone()).toMatchObject({ status: 2, afterCallWorkTime: null });
    tab.call('notReady');
    tab.call('enterQueue');
    talk();
    tab.call('endAfterCallWorkAndLeaveQueue');
    expect(tab.phone()).toMatchObject({ status: 1, queueStatus: 1 });
    talk();
    clock.advance(120_000);
    expect(tab.phone().status).toBe(1);
  });

  it('ends without after-call work when not answered, with a message', () => {
    const tab = readyTab();
    phoneOrders.noAnswer({ number: NOBODYS });
    tab.call('dial', NOBODYS);
    later();
    expect(tab.heard('onMessage')).toEqual([{ type: 'info', text: `${NOBODYS} neemt niet op.` }]);
    expect(tab.phone()).toMatchObject({ status: 2, calls: [], lastFinishedCall: { duration: 0 } });
  });

  it('disappears when the caller gives up', () => {
    const tab = readyTab();
    tab.listen();
    phoneOrders.ring({ user: 'anne', number: NUMBER });
    phoneOrders.giveUp({ user: 'anne' });
    expect(statuses(tab)).toEqual([3, null]);
    expect(tab.phone().lastFinishedCall).toBeNull();
  });

  it('is put on hold by another call', () => {
    const tab = readyTab();
    tab.call('dial', NOBODYS);
    later();
    tab.call('dial', '0201230001');
    expect(tab.phone().calls.map(({ status }) => status)).toEqual([6, 1]);
    later();
    tab.call('resumeCall');
    later();
    expect(tab.phone().calls.map(({ status }) => status)).toEqual([2, 6]);
  });

  it('gets the chosen role, without an update', () => {
    somebody();
    const tab = readyTab();
    tab.call('dial', NUMBER, ROLES.customer);
    expect(tab.phone().calls[0]?.subjectRoleId).toBe(ROLES.customer);
    later();
    tab.call('releaseCall');
    later();
    tab.listen();
    const { phoneCallRegistrationId } = db.phones.find(userIds.anne)?.lastFinishedCall ?? {};
    expect(tab.call('setRoleForCall', ROLES.prospect, phoneCallRegistrationId)).toEqual(OK);
    tab.call('unsetRoleForCall', { phoneCallRegistrationId });
    expect(tab.call('setRoleForCall', phoneCallRegistrationId, NOBODYS)).toEqual({
      error: 'De rol bestaat niet.',
    });
    tab.pushed.pop();
    const roles = { phoneCallRegistrationId, candidateRoleIds: Object.values(ROLES) };
    expect(tab.pushed).toEqual([
      ['updatePhoneCallRoles', { ...roles, subjectRoleId: ROLES.prospect }],
      ['updatePhoneCallRoles', { ...roles, subjectRoleId: null }],
    ]);
  });
});
