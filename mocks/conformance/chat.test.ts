import { aConversation, anOperatorMessage, db } from '../db';
import { ask, B, list, register } from './chatCalls';
import { call, HOST } from '../backend/testCalls';
import { chat, clock, issueToken, resetDb, server, users, type UserKey } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const CONFIG = '/chat/api/v1/chat/config';
const OPERATOR = {
  id: 'd4',
  personId: 'e2',
  firstName: 'Sanne',
  lastName: 'de Vries',
  avatar: 'foto-1',
  isLoggedIn: false,
};
const MESSAGE = {
  id: 'ba',
  text: 'Hoi, ik heb een foto van de lekkage',
  direction: 1,
  sentOn: '2026-11-22T11:38:05.963Z',
  timestamp: '2026-11-22T11:38:05.963Z',
  participantId: 'd5',
  status: 3,
  attachments: [{ mimeType: 'image/jpeg', filename: 'foto.jpg', umbrellaMediaId: 'aa' }],
};
const CONVERSATION = {
  id: 'cc',
  status: 2,
  customer: { id: 'bf', firstName: 'Jan', lastName: 'Peters', email: 'b@mail.example', phoneNumber: '06' },
  operator: { id: 'd4' },
  messages: [MESSAGE],
  isAnonymous: true,
  isLinked: true,
  providerType: 1,
  externalConversationId: 'wa-31699990001',
  afterCallWorkStartedOn: null,
};
const STORED = {
  id: 'cc',
  messages: [MESSAGE],
  participantInfo: [
    { participantId: 'd4', chatOperator: { id: 'd4', personId: 'e2', firstName: 'F', lastName: 'E' } },
  ],
  customerId: 'bf',
  rating: 3,
};
const STATISTICS = {
  waitingCustomersCount: 7,
  maxWaitingTimeSeconds: 301,
  averageWaitingPickupTime: 71,
  averageWaitingReplyTime: 31,
  activeChatConversations: 4,
};

it('operators, conversations and stored conversations match the examples', async () => {
  resetDb();
  expectShape((await list('chatoperators'))[0], OPERATOR);
  const active = await list('conversations/active');
  const first = active[0];
  const withFile = (messages: unknown) =>
    (messages as { attachments: unknown[] }[]).filter((one) => one.attachments.length > 0);
  expectShape(
    { ...first, messages: withFile(first?.['messages']).slice(0, 1), externalConversationId: '' },
    {
      ...CONVERSATION,
      messages: [{ ...MESSAGE, attachments: [{ ...MESSAGE.attachments[0], filename: null }] }],
    },
  );
  const stored = await ask('GET', 'conversations/stored/cc000000-0000-4000-8000-000000000883');
  const { participantInfo, ...rest } = stored.data;
  expectShape(
    { ...rest, participantInfo: (participantInfo as unknown[]).slice(1) },
    { ...STORED, messages: [{ ...MESSAGE, attachments: [] }] },
  );
  expectShape((await ask('GET', 'waitingstatistics')).data, STATISTICS);
  expect(await list('defaultmessages')).toContain('Met vriendelijke groet,\n[[username]]');
});

it('waiting and taken conversations are separate lists, unknown statuses included', async () => {
  resetDb('vreemd');
  const states = async (path: string) =>
    new Set((await list(`conversations/${path}`)).map(({ status }) => status));
  expect(await states('pending')).toEqual(new Set([0, 1, 'Pending']));
  expect(await states('active')).toEqual(new Set([2, 3, 17]));
});

describe('an operator', () => {
  it('registers once, under the newest name, and remains registered', async () => {
    const { status, data } = await register();
    expect(status).toBe(200);
    expectShape({ ...data, avatar: '' }, OPERATOR);
    await ask('POST', 'chatoperators/sessions/login');
    const again = await register('anne', 'Annie');
    expect(again.data).toEqual({ ...data, firstName: 'Annie', isLoggedIn: true });
    expect((await ask('POST', 'chatoperators/sessions/logout')).status).toBe(204);
    expect(await list('chatoperators')).toContainEqual({ ...again.data, isLoggedIn: false });
  });

  it.each([
    ['register', { firstName: ' ', lastName: '' }, 'anne', 422, 'Een naam is verplicht.'],
    ['register', { firstName: 'D' }, 'dirk', 403, 'Nodig: chatOperator.'],
    ['sessions/login', undefined, 'anne', 409, 'U bent niet aangemeld als chatmedewerker.'],
  ] as const)('who sends %s %j as %s is answered with %i', async (path, body, user, status, detail) => {
    const answer = await ask('POST', `chatoperators/${path}`, body, user);
    expect([answer.status, answer.data['detail']]).toEqual([status, detail]);
  });

  it('must register again after vanishing, and then has the same conversations', async () => {
    const { data } = await register();
    const { id } = chat.start();
    await ask('POST', `conversations/pending/${id}/accept`);
    chat.vanish(String(data['id']));
    expect((await ask('POST', `conversations/${id}/leave`)).data['detail']).toBe(
      'U bent niet aangemeld als chatmedewerker.',
    );
    await register();
    expect((await ask('POST', `conversations/${id}/leave`)).status).toBe(200);
  });
});

describe('the chat switch', () => {
  it.each([CONFIG, `${B}/chat/config`])(
    'is read through %s by everybody and written by administrators',
    async (path) => {
      expect((await call('dirk', 'GET', path)).data).toEqual({ enabled: true });
      expect((await call('anne', 'PUT', path, { enabled: false })).status).toBe(403);
      const wrong = await call('carla', 'PUT', path, { enabled: 'nee' });
      expect([wrong.status, wrong.data['errors']]).toEqual([
        422,
        { enabled: ["'enabled' moet waar of onwaar zijn."] },
      ]);
      expect((await call('carla', 'PUT', path, { enabled: false })).status).toBe(204);
      expect((await call('anne', 'GET', path)).data).toEqual({ enabled: false });
    },
  );

  it('hides everything and refuses steps when off; when on again, the conversations are back but no operator is available', async () => {
    await register();
    await ask('POST', 'chatoperators/sessions/login');
    const { id } = chat.start();
    const operators = (await list('chatoperators')).length;
    await call('carla', 'PUT', CONFIG, { enabled: false });
    for (const path of ['chatoperators', 'conversations/pending', 'conversations/active'])
      expect(await list(path)).toEqual([]);
    expect(Object.values((await ask('GET', 'waitingstatistics')).data)).toEqual([0, 0, 0, 0, 0]);
    for (const answer of [await register(), await ask('POST', `conversations/pending/${id}/accept`)])
      expect([answer.status, answer.data['detail']]).toEqual([409, 'Chat staat uit.']);
    expect((await ask('POST', 'chatoperators/sessions/logout')).status).toBe(204);
    expect((await ask('GET', `conversations/${id}`)).status).toBe(200);
    expect((await list('defaultmessages')).length).toBeGreaterThan(0);
    await call('carla', 'PUT', CONFIG, { enabled: true });
    expect(await list('chatoperators')).toHaveLength(operators);
    expect((await list('chatoperators')).some(({ isLoggedIn }) => isLoggedIn)).toBe(false);
    expect(await list('conversations/pending')).toHaveLength(1);
  });
});

describe('messages', () => {
  const accepted = async () => {
    await register();
    const { id } = chat.start();
    await ask('POST', `conversations/pending/${id}/accept`);
    return id;
  };
  const messagesOf = async (id: string) =>
    (await ask('GET', `conversations/${id}`)).data['messages'] as { status: number; sentOn: string | null }[];

  it('are being sent first, and sent a moment later', async () => {
    const id = await accepted();
    const sent = await ask('POST', `conversations/${id}/messages/new`, { messageText: 'Dag :)' });
    expect(sent.status).toBe(201);
    expectShape({ ...sent.data, sentOn: '' }, { ...MESSAGE, attachments: [] });
    expect(sent.data).toMatchObject({ text: 'Dag :)', direction: 0, status: 1, sentOn: null });
    expect((await messagesOf(id)).at(-1)).toEqual(sent.data);
    clock.advance(1_000);
    expect((await messagesOf(id)).at(-1)).toMatchObject({ status: 2, sentOn: sent.data['timestamp'] });
  });

  it('come from the customer as received, with files that can be fetched', async () => {
    const id = await accepted();
    chat.sendFile(id, 'photo', 'zie foto');
    const last = (await messagesOf(id)).at(-1) as unknown as typeof MESSAGE;
    expectShape(last, MESSAGE);
    const { umbrellaMediaId = '' } = last.attachments[0] ?? {};
    const file = await fetch(`${HOST}/api/v1/media/view/${umbrellaMediaId}`, {
      headers: { Authorization: `Bearer ${issueToken(users.anne)}` },
    });
    expect([last.status, last.direction, file.headers.get('Content-Type')]).toEqual([3, 1, 'image/jpeg']);
  });

  it('are refused when empty, which is checked after the permission and before anything else', async () => {
    const send = (user: UserKey) => ask('POST', 'conversations/x/messages/new', { messageText: ' \n' }, user);
    expect((await send('dirk')).status).toBe(403);
    expect((await send('anne')).data['errors']).toEqual({
      messageText: ['Een leeg bericht kan niet verstuurd worden.'],
    });
  });
});

it('the statistics count waiting visitors, their waiting time, and visitors without a reply', async () => {
  chat.start('Hallo');
  clock.advance(100_000);
  chat.start('Hoi');
  const { id } = chat.start('Dag');
  chat.take(id);
  chat.answer(id);
  clock.advance(10_000);
  chat.write(id, 'En nu?');
  clock.advance(30_000);
  chat.write(id, 'Hallo?');
  expect((await ask('GET', 'waitingstatistics')).data).toEqual({
    waitingCustomersCount: 2,
    maxWaitingTimeSeconds: 140,
    averageWaitingPickupTime: 90,
    averageWaitingReplyTime: 30,
    activeChatConversations: 1,
  });
});

it.each([
  'chatoperators',
  'defaultmessages',
  'waitingstatistics',
  'conversations/pending',
  'conversations/x',
])('GET %s needs viewChatConversation', async (path) => {
  const { status, data } = await ask('GET', path, undefined, 'dirk');
  expect([status, data['detail']]).toEqual([403, 'Nodig: viewChatConversation.']);
});

it('some statuses are sent by name', async () => {
  const messages = [anOperatorMessage('d4', { status: 2 })];
  const { id } = db.conversations.add(aConversation({ spelledOtherwise: true, messages }));
  expect((await ask('GET', `conversations/${id}`)).data).toMatchObject({
    status: 'Pending',
    messages: [{ status: 'Sent', direction: 'toCustomer' }],
  });
});
