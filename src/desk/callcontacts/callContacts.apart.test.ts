import fc from 'fast-check';
import { http } from '@/api/http/http';
import { roleUrls } from '@/api/people/roles';
import { withPerson } from '@/desk/contacts/contact/contact';
import { contactStarted } from '@/desk/contacts/contact/contactActions';
import { contactDropped } from '@/desk/contacts/contact/contacts';
import { Person } from '@/domain/people/person';
import { callPassedOn } from '@/desk/telephony';
import { commandSent } from '@/desk/telephony/state/telephonySlice';
import { aCall } from '@/testing/phoneStore';
import { aTab, stopTabs } from '@/testing/callTab';
import { createLocks } from '@/testing/webLocks';
import * as v from 'valibot';

vi.mock('@/api/http/http', { spy: true });

const DIALING = 1;
const ESTABLISHED = 2;
const RINGING = 3;
const LINE_CLOSED = 5;
const ON_HOLD = 6;
const tick = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);
const jan = { id: 'jan', name: 'Jan', details: '' };
const els = { id: 'els', name: 'Els', details: '' };
/** Each person has the role `role-{id}`: the colleague as an employee, the others as customers. */
const personOf = (id: string) =>
  v.parse(Person, { id, name: id, roles: { [id === 'collega' ? 'employee' : 'customer']: `role-${id}` } });
const rolesOf = (ids: unknown) =>
  (ids as readonly string[]).map((id) => ({ id, personId: id.replace('role-', '') }));

/** Answers reads of roles at once, and reads of people after a while. */
const answerAfter = (ms: number) =>
  vi.mocked(http.get).mockImplementation(async (url, _schema, { params = {} } = {}): Promise<never> => {
    if (url === roleUrls.all) return rolesOf(params['ids']) as never;
    if (ms > 0) await new Promise((answer) => setTimeout(answer, ms));
    return personOf(url.split('/').at(-1) ?? '') as never;
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false, hasFocus: () => true });
  vi.stubGlobal('navigator', { locks: createLocks() });
  answerAfter(0);
});
afterEach(() => {
  stopTabs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const known = { candidateRoleIds: ['role-jan'] };

it('A contact drops the difference with its call once both name the same person', async () => {
  const { tell, contacts, change, toasts } = aTab();
  await tell(aCall('1', ESTABLISHED, { subjectRoleId: 'role-jan' }));
  expect(contacts()).toMatchObject([{ person: { id: 'jan' }, linkedTo: null }]);
  await tell(aCall('1', ESTABLISHED, { subjectRoleId: 'role-els' }));
  expect(contacts()).toMatchObject([{ person: { id: 'jan' }, linkedTo: { id: 'els' } }]);
  expect(toasts()).toHaveLength(1);
  await change((contact) => withPerson(contact, els));
  expect(contacts()).toMatchObject([{ person: { id: 'els' }, linkedTo: null }]);
});

describe('A contact that started before its caller was known', () => {
  const LATE_MS = 5_000;
  const answered = async () => {
    answerAfter(LATE_MS);
    const tab = aTab();
    await tab.tell(aCall('1', RINGING, known));
    await tab.tell(aCall('1', ESTABLISHED, known));
    expect(tab.contacts()).toMatchObject([{ person: null }]);
    return tab;
  };

  it('gets the caller as its person once the caller is known', async () => {
    const { contacts } = await answered();
    await tick(2 * LATE_MS);
    expect(contacts()).toMatchObject([{ person: { id: 'jan' } }]);
  });

  it('keeps a person who was chosen meanwhile', async () => {
    const { contacts, change } = await answered();
    await change((contact) => withPerson(contact, els));
    await tick(2 * LATE_MS);
    expect(contacts()).toMatchObject([{ person: { id: 'els' } }]);
  });
});

it('A contact starts once the call is answered, with its person, call and direction', async () => {
  const { tell, contacts, asked } = aTab();
  await tell(aCall('1', RINGING, known));
  expect(contacts()).toEqual([]);
  await tell(aCall('1', ESTABLISHED, known));
  await tell(aCall('1', ON_HOLD, known));
  expect(contacts()).toMatchObject([
    {
      channel: 'Phone',
      direction: 'Inbound',
      person: { id: 'jan' },
      source: { kind: 'call', id: 'registration-1', number: '0612345678' },
      sourceEndedAt: null,
    },
  ]);
  expect(asked).toEqual(['setRoleForCall registration-1 role-jan']);
});

it.each([
  ['dialled and answered within one frame', null, [DIALING, ESTABLISHED], 'Outbound'],
  ['answered before the exchange reported that it was dialled', '+31612345678', [ESTABLISHED], 'Outbound'],
  ['received and answered within one frame', '0612345678', [RINGING, ESTABLISHED], 'Inbound'],
  ['connected with another number than the dialled one', '0209876543', [ESTABLISHED], 'Inbound'],
])('A call that was %s keeps its direction', async (_, dialled, statuses, direction) => {
  const { store, tellPhones, contacts } = aTab();
  if (dialled !== null) store.dispatch(commandSent({ method: 'dial', args: [dialled] }));
  await tellPhones(...statuses.map((status) => ({ calls: [aCall('1', status)] })));
  expect(contacts()).toMatchObject([{ direction }]);
});

it('A contact waits for registration when the call is over, and keeps its notes', async () => {
  const { tell, contacts, change } = aTab();
  await tell(aCall('1', RINGING));
  await tell(aCall('1', ESTABLISHED));
  await change((contact) => ({ ...contact, notes: 'Lekkage', isFolded: true }));
  await tell();
  expect(contacts()).toMatchObject([{ notes: 'Lekkage', isFolded: false, isParked: false }]);
  expect(contacts()[0]?.sourceEndedAt).not.toBeNull();
});

it.each([
  ['a call is not answered', [[aCall('1', RINGING)], []], 0],
  ['the agent calls a person', [[aCall('1', DIALING)]], 1],
  ['the agent calls a colleague', [[aCall('1', DIALING, { candidateRoleIds: ['role-collega'] })]], 0],
  [
    'the agent calls another person during the call',
    [[aCall('1', RINGING)], [aCall('1', ESTABLISHED)], [aCall('1', ON_HOLD), aCall('2', DIALING)]],
    1,
  ],
  [
    'a second caller is answered',
    [
      [aCall('1', RINGING)],
      [aCall('1', ESTABLISHED)],
      [aCall('1', ESTABLISHED), aCall('2', RINGING)],
      [aCall('1', ON_HOLD), aCall('2', ESTABLISHED)],
    ],
    2,
  ],
  [
    'the same call is reported again after a reconnection',
    [[aCall('1', ESTABLISHED)], [aCall('1', ESTABLISHED)]],
    1,
  ],
  ['the status of the call is unknown', [[aCall('1', 'Zweeft')]], 0],
])('The number of contacts is right when %s', async (_, pushes, count) => {
  const { tell, contacts } = aTab();
  for (const calls of pushes) await tell(...calls);
  expect(contacts()).toHaveLength(count);
});

it('A call gets a contact only in the tab with the focus', async () => {
  const [one, other] = [aTab(), aTab()];
  for (const calls of [[aCall('1', RINGING)], [aCall('1', ESTABLISHED)]]) {
    await one.tell(...calls);
    await other.tell(...calls);
  }
  expect([one.contacts().length, other.contacts().length]).toEqual([1, 0]);
});

it('A contact waits for registration when its caller hangs up and the held call resumes in one push', async () => {
  const { tell, contacts } = aTab();
  await tell(aCall('1', RINGING));
  await tell(aCall('1', ESTABLISHED));
  await tell(aCall('1', ESTABLISHED), aCall('2', RINGING));
  await tell(aCall('1', ON_HOLD), aCall('2', ESTABLISHED));
  await tell(aCall('1', ESTABLISHED));
  const [first, second] = contacts();
  expect(first).toMatchObject({ isParked: false, sourceEndedAt: null });
  expect(second).toMatchObject({ isParked: true, sourceEndedAt: expect.any(Number) as number });
});

it('A contact does not come back after it was discarded', async () => {
  const { store, tell, contacts } = aTab();
  await tell(aCall('1', RINGING));
  await tell(aCall('1', ESTABLISHED));
  store.dispatch(contactDropped(contacts()[0]!.id));
  await tell(aCall('1', ON_HOLD));
  expect(contacts()).toEqual([]);
});

it('A chosen person is sent to the exchange, and so is the removal of that person', async () => {
  const { tell, change, asked } = aTab();
  await tell(aCall('1', RINGING));
  await tell(aCall('1', ESTABLISHED));
  await change((contact) => withPerson(contact, els));
  await tell(aCall('1', ESTABLISHED, { subjectRoleId: 'role-els' }));
  await change((contact) => withPerson(contact, null));
  expect(asked).toEqual(['setRoleForCall registration-1 role-els', 'unsetRoleForCall registration-1']);
});

it('A person chosen after the call is sent to the exchange until another call has finished', async () => {
  const { tell, tellPhone, change, asked } = aTab();
  await tell(aCall('1', RINGING));
  await tell(aCall('1', ESTABLISHED));
  await tell(aCall('1', LINE_CLOSED));
  await tellPhone({ calls: [], lastFinishedCall: aCall('1', LINE_CLOSED) });
  await change((contact) => withPerson(contact, els));
  await tellPhone({ calls: [], lastFinishedCall: aCall('1', LINE_CLOSED, { subjectRoleId: 'role-els' }) });
  await change((contact) => withPerson(contact, null));
  expect(asked).toEqual(['setRoleForCall registration-1 role-els', 'unsetRoleForCall registration-1']);
  await tellPhone({ calls: [], lastFinishedCall: aCall('2', LINE_CLOSED) });
  await change((contact) => withPerson(contact, jan));
  expect(asked).toHaveLength(2);
});

it.each([
  ['has left the phone', [], { id: 'user-bram', name: 'Bram' }],
  ['was refused', [aCall('1', ESTABLISHED)], null],
])('A contact has the right colleague when the passed-on call %s', async (_, left, passedOnTo) => {
  const { store, tell, contacts } = aTab();
  await tell(aCall('1', RINGING));
  await tell(aCall('1', ESTABLISHED));
  store.dispatch(callPassedOn({ callId: 'registration-1', to: { id: 'user-bram', name: 'Bram' } }));
  await tell(...left);
  await tick(10_000);
  await tell();
  expect(contacts()).toMatchObject([{ passedOnTo }]);
});

it('A contact takes over the person that the exchange found, but never replaces a chosen one', async () => {
  const { tell, change, contacts, toasts } = aTab();
  await tell(aCall('1', RINGING));
  await tell(aCall('1', ESTABLISHED));
  await tell(aCall('1', ESTABLISHED, { subjectRoleId: 'role-jan' }));
  expect(contacts()[0]?.person?.id).toBe('jan');
  await tell(aCall('1', ESTABLISHED, { subjectRoleId: 'role-els' }));
  expect(contacts()[0]?.person?.id).toBe('jan');
  expect(toasts()).toEqual([expect.stringContaining('Het contact blijft met jan.')]);
  await change((contact) => ({ ...contact, notes: 'x' }));
  expect(toasts()).toHaveLength(1);
});

it('A contact over a call stays the same when a chat starts a folded contact (CHAT-12)', async () => {
  const { store, tell, contacts } = aTab();
  await tell(aCall('1', RINGING));
  await tell(aCall('1', ESTABLISHED));
  const before = contacts();
  const chat = { channel: 'Chat', startsFolded: true } as const;
  for (const person of [els, els]) store.dispatch(contactStarted({ person, ...chat }));
  await tick();
  expect(contacts()).toEqual([
    ...before,
    expect.objectContaining({ person: els, channel: 'Chat', isParked: true, isFolded: true }),
  ]);
});

const GOING = [ESTABLISHED, ON_HOLD, 103, 106];
const step = fc.oneof(
  fc.record({ does: fc.constant('tell' as const), status: fc.constantFrom(...GOING) }),
  fc.record({ does: fc.constant('role' as const), role: fc.constantFrom(null, 'role-jan', 'role-els') }),
  fc.record({ does: fc.constant('choose' as const), person: fc.constantFrom(null, jan, els) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** An exchange that performs the commands it gets. */
function anExchange({ tell, asked, change, contacts }: ReturnType<typeof aTab>) {
  let call = { status: RINGING, subjectRoleId: null as string | null };
  const push = async () => {
    await tell(aCall('1', call.status, call));
    const [method, , role = null] = asked.splice(0).at(-1)?.split(' ') ?? [];
    if (method === undefined) return;
    call = { ...call, subjectRoleId: method === 'setRoleForCall' ? role : null };
    await tell(aCall('1', call.status, call));
  };
  const happen = async (one: Step) => {
    if (one.does === 'tell') call = { ...call, status: one.status };
    if (one.does === 'role') call = { ...call, subjectRoleId: one.role };
    if (one.does === 'choose' && contacts().length > 0)
      await change((contact) => withPerson(contact, one.person));
    await push();
  };
  return { push, happen, subject: () => call.subjectRoleId, isAnswered: () => GOING.includes(call.status) };
}

it('After any events, an answered call has one contact, which waits for registration after the call', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      stopTabs();
      const tab = aTab();
      const exchange = anExchange(tab);
      await exchange.push();
      for (const one of steps) await exchange.happen(one);
      const [contact, ...others] = tab.contacts();
      expect(others).toEqual([]);
      expect(contact !== undefined).toBe(exchange.isAnswered());
      /* A person known to the exchange is taken over when none was chosen. */
      if (contact && exchange.subject() !== null) expect(contact.person).not.toBeNull();
      await tab.tell();
      expect(tab.contacts().every(({ sourceEndedAt }) => sourceEndedAt !== null)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
