import { omit } from '../backend/omit';
import { clock, phoneOrders, resetDb, server, userIds } from '../backend/testServer';
import { call } from '../backend/testCalls';
import { expectShape } from '../backend/wireShape';
import type { QueueStats } from '../wire/telephony';
import { aTab, OK, PHONE, withTelephony } from '../telephony/testPhone';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  resetDb('leeg');
  withTelephony();
});
afterAll(() => server.close());

/** An unknown number, and the number of a person. */
const NOBODYS = '0201230000';
const NUMBER = '0610203040';

/** Lets time pass, so that an action takes its second step. */
const later = () => clock.advance(1_000);

function readyTab() {
  const tab = aTab('anne');
  tab.call('login', '101');
  tab.call('ready');
  return tab;
}

describe('the queue', () => {
  it('offers the longest waiting caller to a free agent in it, and takes back a declined one', () => {
    const tab = readyTab();
    phoneOrders.enqueue({ number: NUMBER });
    clock.advance(20_000);
    phoneOrders.enqueue({ number: NOBODYS });
    expect(tab.heard('stats').at(-1)).toMatchObject({
      queueLength: 2,
      queueTime: 20,
      queueLengthKpiState: 'Ok',
    });
    tab.call('enterQueue');
    later();
    expect(tab.phone().calls).toMatchObject([{ number: NUMBER, status: 3, waitingTime: 20 }]);
    expect(tab.heard('stats').at(-1)).toMatchObject({ queueLength: 1 });
    tab.call('releaseCall');
    clock.advance(200);
    expect(tab.heard('stats').at(-1)).toMatchObject({ queueLength: 2, queueTime: 21 });
    later();
    expect(tab.phone().calls).toMatchObject([{ number: NOBODYS }]);
    clock.advance(25_000);
    expect(tab.phone().lastFinishedCall).toMatchObject({ number: NUMBER });
    expect(tab.phone().calls).toMatchObject([{ number: NUMBER, status: 3 }]);
  });

  it('requires attention with four callers, and is critical with seven', () => {
    const tab = aTab('anne');
    const states = Array.from({ length: 7 }, (_, index) => {
      phoneOrders.enqueue({ number: `020123000${index}` });
      return (tab.heard('stats').at(-1) as QueueStats).queueLengthKpiState;
    });
    expect(states).toEqual([
      'Ok',
      'Ok',
      'Ok',
      'RequiresAttention',
      'RequiresAttention',
      'RequiresAttention',
      'Critical',
    ]);
  });
});

describe('passing on a call', () => {
  const bramReady = () => {
    const bram = aTab('bram');
    bram.call('login');
    bram.call('ready');
    return bram;
  };
  const talking = () => {
    const anne = readyTab();
    phoneOrders.ring({ user: 'anne', number: NUMBER });
    anne.call('pickup');
    later();
    return anne;
  };

  it.each([
    ['forwardCall', userIds.bram],
    ['transferDirect', '102'],
  ])('by %s rings at a colleague (%s) as the same call, and ends it here', (method, target) => {
    const [anne, bram] = [talking(), bramReady()];
    const [mine] = anne.phone().calls;
    expect(anne.call(method, target, mine?.connectionId)).toEqual(OK);
    const [theirs] = bram.phone().calls;
    expect(theirs).toMatchObject({
      number: NUMBER,
      status: 3,
      phoneCallRegistrationId: mine?.phoneCallRegistrationId,
    });
    expect(theirs?.connectionId).not.toBe(mine?.connectionId);
    later();
    expect(anne.phone()).toMatchObject({ status: 5, calls: [] });
  });

  it('is refused when the colleague is not available, and the call stays', () => {
    const [anne, bram] = [talking(), bramReady()];
    bram.call('notReady');
    expect(anne.call('forwardCall', { target: userIds.bram })).toEqual({
      error: 'Overgaan kan niet: de telefoon is Unavailable.',
    });
    expect(anne.phone().calls).toMatchObject([{ status: 2 }]);
  });

  it('connects the caller with the consulted colleague', () => {
    const anne = talking();
    expect(anne.call('forwardCall')).toEqual({
      error: 'Doorverbinden kan niet: er is niemand om naar door te verbinden.',
    });
    anne.call('dial', '102');
    later();
    const consulted = anne.phone().calls.find(({ status }) => status === 2);
    expect(anne.call('forwardCall', consulted?.connectionId)).toEqual(OK);
    later();
    expect(anne.phone()).toMatchObject({ status: 5, calls: [] });
  });

  it.each([
    [userIds.anne, 'Doorverbinden naar uzelf kan niet.'],
    ['101', 'Doorverbinden naar uzelf kan niet.'],
    ['00000000-0000-4000-8000-000000000000', 'Hiernaar kan niet doorverbonden worden.'],
    ['iemand', 'Hiernaar kan niet doorverbonden worden.'],
  ])('to %s is refused: %s', (target, error) => {
    const anne = talking();
    expect(anne.call('transferDirect', anne.phone().calls[0]?.connectionId, target)).toEqual({ error });
  });
});

describe('logging in and out', () => {
  it('can be done for another user, who is logged out at once and gets a message', () => {
    const [anne, carla] = [readyTab(), aTab('carla')];
    phoneOrders.ring({ user: 'anne', number: NUMBER });
    anne.call('pickup');
    later();
    expect(anne.call('logout')).toEqual({ error: 'Afmelden kan niet tijdens een gesprek.' });
    expect(carla.call('logoutMultipleByUserIds', ['x'])).toEqual({ error: "Onbekende gebruiker 'x'." });
    expect(carla.call('logoutMultipleByUserIds', [userIds.anne])).toEqual(OK);
    expect(anne.phone()).toMatchObject({ status: 3, queueStatus: 1, calls: [], phoneNumber: null });
    expect(anne.heard('onMessage')).toEqual([
      { type: 'warning', text: 'U bent door Carla Meijer afgemeld bij telefonie.' },
    ]);
  });

  it('is refused for an invalid user, and with somebody else’s number', () => {
    const tab = aTab('anne');
    expect(tab.call('login', '0999999999')).toEqual({
      error: "Nummer '0999999999' hoort niet bij deze gebruiker.",
    });
    phoneOrders.withoutCapabilities({ user: 'anne' });
    expect(tab.call('login')).toMatchObject({
      error: expect.stringMatching(/^Ongeldige gebruiker: /) as string,
    });
  });
});

describe('presence', () => {
  it('follows the phone, or a chosen state until the phone changes, and is sent to everybody', () => {
    const [anyone, tab] = [aTab('dirk', 'presenceHub'), aTab('anne')];
    anyone.listen();
    for (const [method, ...args] of [
      ['login'],
      ['setPhoneRichPresenceState', 'DoNotDisturb'],
      ['ready'],
      ['setPhoneRichPresenceState', 'Meeting'],
      ['logout'],
    ] as const)
      expect(tab.call(method, ...args)).toEqual(OK);
    expect(anyone.heard('statusUpdated')).toEqual(
      [2, 8, 1, 3, 4].map((status) => ({ userId: userIds.anne, status })),
    );
    expect(tab.call('setPhoneRichPresenceState', 'Away')).toHaveProperty('error');
    tab.call('login');
    expect(tab.call('setPhoneRichPresenceState', 'x')).toEqual({ error: "Onbekende stand 'x'." });
  });

  it('is answered for unknown ids too', async () => {
    const asked = `/api/v1/presence/getstatusbyids?ids=${userIds.anne}&ids=x`;
    expect((await call('dirk', 'GET', asked)).data).toEqual([
      { userId: userIds.anne, status: 4 },
      { userId: 'x', status: 6 },
    ]);
  });
});

describe('the registry of phones', () => {
  it('lists the phones that are logged in or registered, without passwords', () => {
    const registry = aTab('bram', 'phoneRegistryHub');
    const phones = () =>
      (registry.call('getAllPhones') as { result: { userId: string; name: string }[] }).result;
    const isThere = () => phones().some(({ userId }) => userId === userIds.anne);
    expect(isThere()).toBe(false);
    const tab = readyTab();
    expect(isThere()).toBe(true);
    const known = { ...omit(PHONE, 'password'), name: 'Anne' };
    expectShape(
      phones().find(({ userId }) => userId === userIds.anne),
      { ...known, calls: [] },
    );
    expect(registry.pushed.map(([event]) => event)).toEqual(['update', 'update']);
    tab.call('logout');
    expect(registry.heard('update')).toHaveLength(3);
    expect(isThere()).toBe(false);
    registry.call('register');
    expect(registry.heard('registered')).toMatchObject([{ userId: userIds.bram, name: 'Bram Jansen' }]);
    expect(phones().some(({ userId }) => userId === userIds.bram)).toBe(true);
    withTelephony(false);
    expect(phones()).toEqual([]);
    expect(registry.call('register')).toEqual(OK);
  });
});
