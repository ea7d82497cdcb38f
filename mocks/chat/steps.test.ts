import { aConversation, anOperator, aPerson, db } from '../db';
import { call } from '../backend/testCalls';
import { resetDb, server, userIds } from '../backend/testServer';
import { ChatStatus } from './records';

/* Every step from every state, by every kind of operator, as the wire describes it; written by hand. */

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  resetDb('leeg');
  db.people.add(aPerson({ id: 'e2-k', roles: { customer: 'e3-k' } }));
});
afterAll(() => server.close());

const ANNE = 'operator-anne';
const BRAM = 'operator-bram';
const NOT_REGISTERED = '409 U bent niet aangemeld als chatmedewerker.';
const OF_COLLEAGUE = '403 Het gesprek is van een collega.';

const { Pending, Detached, Active, ACW, Ended } = ChatStatus;
const UNKNOWN = 17;

const words: Readonly<Record<number, string>> = {
  [Pending]: 'Nieuw',
  [Detached]: 'Vrijgegeven',
  [Active]: 'Opgepakt',
  [ACW]: 'Nawerktijd',
  [Ended]: 'Beëindigd',
  [UNKNOWN]: '17',
};

interface ChatAction {
  call: string;
  body?: unknown;
  word: string;
  /** The resulting status by the status before; all other statuses refuse the step. */
  to: Readonly<Record<number, number>>;
  answers: number;
}

const SAME = { [Pending]: Pending, [Detached]: Detached, [Active]: Active, [ACW]: ACW, [UNKNOWN]: UNKNOWN };

const actions: Readonly<Record<string, ChatAction>> = {
  accept: {
    call: 'POST conversations/pending/c/accept',
    word: 'Aannemen',
    to: { [Pending]: Active },
    answers: 200,
  },
  pickup: { call: 'POST conversations/c/pickup', word: 'Oppakken', to: { [Detached]: Active }, answers: 200 },
  leave: { call: 'POST conversations/c/leave', word: 'Verlaten', to: { [Active]: ACW }, answers: 200 },
  detach: {
    call: 'POST conversations/c/detach',
    word: 'Vrijgeven',
    to: { [Active]: Detached },
    answers: 200,
  },
  endacw: {
    call: 'POST conversations/c/endacw',
    word: 'Nawerktijd beëindigen',
    to: { [ACW]: Ended },
    answers: 200,
  },
  send: {
    call: 'POST conversations/c/messages/new',
    body: { messageText: 'Dag' },
    word: 'Versturen',
    to: { [Active]: Active },
    answers: 201,
  },
  link: { call: 'PUT conversations/c/customerId/bf-k', word: 'Koppelen', to: SAME, answers: 204 },
  unlink: {
    call: 'DELETE conversations/c/customerId/bf-1',
    word: 'Ontkoppelen',
    to: { [Pending]: Pending, [Detached]: Detached, [Active]: Active, [UNKNOWN]: UNKNOWN },
    answers: 204,
  },
};

type Whose = 'nobody' | 'own' | 'colleague';
/** A waiting conversation has no operator, and every other conversation has one. */
const ownersOf = (status: number): Whose[] =>
  status === Pending || status === Detached ? ['nobody'] : ['own', 'colleague'];

const owners: Readonly<Record<Whose, string | null>> = { nobody: null, own: ANNE, colleague: BRAM };

const rows = Object.keys(actions).flatMap((name) =>
  [Pending, Detached, Active, ACW, Ended, UNKNOWN].flatMap((status) =>
    ownersOf(status).flatMap((whose) =>
      [true, false].map((isRegistered) => ({ name, status, whose, isRegistered })),
    ),
  ),
);

function expected({ name, status, whose, isRegistered }: (typeof rows)[number]): string {
  const { word, to, answers } = actions[name]!;
  if (!isRegistered) return NOT_REGISTERED;
  if (to[status] === undefined) return `409 ${word} kan niet: het gesprek heeft status ${words[status]}.`;
  return whose === 'colleague' ? OF_COLLEAGUE : `${answers}`;
}

it.each(rows)(
  'The call $name on a conversation with status $status is answered correctly (operator: $whose, registered: $isRegistered)',
  async (row) => {
    const { name, status, whose, isRegistered } = row;
    if (isRegistered) db.chatOperators.add(anOperator({ id: ANNE, userId: userIds.anne }));
    db.chatOperators.add(anOperator({ id: BRAM, userId: userIds.bram }));
    const customer = { id: 'bf-1', firstName: null, lastName: null, email: null, phoneNumber: null };
    const operatorId = owners[whose];
    const isLinked = name === 'unlink';
    const before = db.conversations.add(aConversation({ id: 'c', status, operatorId, customer, isLinked }));
    const { call: asked, body, to } = actions[name]!;
    const [method = '', path = ''] = asked.split(' ');
    const answer = await call('anne', method, `/chatkcc/api/v1/${path}`, body);
    const wanted = expected(row);
    expect(`${answer.status} ${(answer.data['detail'] as string | undefined) ?? ''}`.trim()).toBe(wanted);
    const isDone = wanted.startsWith('2');
    if (isDone) expect(db.conversations.find('c')?.status).toBe(to[status]);
    else expect(db.conversations.find('c')).toBe(before);
  },
);

it('A conversation goes to one of two operators who accept it at the same moment', async () => {
  for (const [id, userId] of [
    [ANNE, userIds.anne],
    [BRAM, userIds.bram],
  ] as const)
    db.chatOperators.add(anOperator({ id, userId }));
  db.conversations.add(aConversation({ id: 'c' }));
  const accept = (user: 'anne' | 'bram') =>
    call(user, 'POST', '/chatkcc/api/v1/conversations/pending/c/accept');
  const statuses = (await Promise.all([accept('anne'), accept('bram')])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

it('a released conversation has no operator and waits again', async () => {
  db.chatOperators.add(anOperator({ id: ANNE, userId: userIds.anne }));
  db.conversations.add(aConversation({ id: 'c', status: Active, operatorId: ANNE, waitingSince: 0 }));
  await call('anne', 'POST', '/chatkcc/api/v1/conversations/c/detach');
  const released = db.conversations.find('c');
  expect(released?.operatorId).toBeNull();
  expect(released?.waitingSince).toBeGreaterThan(0);
});
