import { aConversation, db } from '../db';
import { call, pushedBy } from '../backend/testCalls';
import { chat, clock, resetDb, server, userIds, type UserKey } from '../backend/testServer';
import { ask, linkable, list, register } from './chatCalls';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

describe('linking a conversation', () => {
  const customerPath = (id: string, customer: string) => `conversations/${id}/customerId/${customer}`;
  beforeEach(async () => {
    await register();
    linkable('-1');
    linkable('-2');
  });

  it.each(['bf-1', 'e2-1', 'e3-1'])('accepts %s', async (given) => {
    const { id } = chat.start();
    expect((await ask('PUT', customerPath(id, given))).status).toBe(204);
    expect((await ask('GET', `conversations/${id}`)).data).toMatchObject({
      isLinked: true,
      isAnonymous: false,
      customer: { id: 'bf-1', firstName: 'Jan', lastName: 'Peters' },
    });
  });

  it('keeps an anonymous visitor anonymous, with the number that they gave', async () => {
    const customer = { id: null, firstName: null, lastName: null, email: null, phoneNumber: '0699' };
    const { id } = chat.start('Hoi', { isAnonymous: true, customer });
    await ask('PUT', customerPath(id, 'bf-1'));
    expect((await ask('GET', `conversations/${id}`)).data).toMatchObject({
      isAnonymous: true,
      customer: { id: 'bf-1', firstName: 'Jan', phoneNumber: '0699' },
    });
    const undone = await ask('DELETE', customerPath(id, 'bf-1'));
    expect([undone.status, undone.data['detail']]).toEqual([
      409,
      'Een anoniem gesprek kan niet ontkoppeld worden.',
    ]);
  });

  it('is undone by the id of the linked record, and by no other', async () => {
    const { id } = chat.start();
    const unlink = async (customer: string) => {
      const { status, data } = await ask('DELETE', customerPath(id, customer));
      return [status, data['detail']];
    };
    expect(await unlink('bf-1')).toEqual([409, 'Het gesprek is niet gekoppeld.']);
    await ask('PUT', customerPath(id, 'bf-1'));
    expect(await unlink('bf-2')).toEqual([409, 'Het gesprek is aan een andere klant gekoppeld.']);
    expect(await unlink('bf-1')).toEqual([204, undefined]);
    expect((await ask('GET', `conversations/${id}`)).data).toMatchObject({
      isLinked: false,
      customer: { id: null, firstName: 'Jan' },
    });
    expect((await ask('PUT', customerPath(id, 'x'))).data['detail']).toBe('De klant bestaat niet.');
  });
});

describe('the end of a conversation', () => {
  const active = (changes: Parameters<typeof aConversation>[0]) =>
    db.conversations.add(aConversation({ status: 2, operatorId: `d4${userIds.anne.slice(2)}`, ...changes }));
  const timeline = async (person: string) =>
    (await call('bram', 'GET', `/api/v1/case/person/${person}?page=0&pageSize=10`)).data['items'] as {
      case: { title: string };
      firstActivity: Record<string, unknown>;
    }[];

  it('stores the messages, and adds to the timeline of a linked customer', async () => {
    await register();
    linkable('-1');
    const customer = { id: 'bf-1', firstName: 'Jan', lastName: null, email: null, phoneNumber: null };
    const { id, visitorId } = active({ isLinked: true, customer });
    expect((await ask('GET', `conversations/stored/${id}`)).status).toBe(404);
    const left = await ask('POST', `conversations/${id}/leave`);
    expect([left.data['status'], typeof left.data['afterCallWorkStartedOn']]).toEqual([3, 'string']);
    const pushed = await pushedBy(() => ask('POST', `conversations/${id}/endacw`));
    expect(pushed).toMatchObject([
      {
        hub: 'activityHub',
        event: 'updated',
        args: [{ type: 'Chat', chatConversationId: id, personId: 'e2-1' }],
      },
    ]);
    expect((await timeline('e2-1'))[0]).toMatchObject({
      case: { title: 'Chatgesprek' },
      firstActivity: { type: 'Chat', chatConversationId: id, colleague: { id: userIds.anne } },
    });
    const stored = await ask('GET', `conversations/stored/${id}`);
    expect(stored.data).toMatchObject({ customerId: 'bf-1', rating: null });
    expect(stored.data['participantInfo']).toMatchObject([
      { participantId: visitorId, chatOperator: null },
      {
        participantId: `d4${userIds.anne.slice(2)}`,
        chatOperator: { firstName: 'Anne' },
      },
    ]);
  });

  it('follows when after-call work takes too long, and when a waiting visitor leaves', async () => {
    const { id } = active({ status: 3, afterCallWorkStartedOn: new Date(clock.now()).toISOString() });
    const waiting = chat.start();
    chat.leave(waiting.id);
    clock.advance(9 * 60_000);
    expect((await list('conversations/active')).map((one) => one['id'])).toEqual([id]);
    clock.advance(60_000);
    expect(await list('conversations/active')).toEqual([]);
    for (const ended of [id, waiting.id])
      expect((await ask('GET', `conversations/stored/${ended}`)).status).toBe(200);
  });
});

describe('contact moments', () => {
  const assign = (body: unknown, user: UserKey = 'anne') =>
    call(user, 'POST', '/api/v1/activity/contact/assignChatConversation', body);

  it('carry their conversation, and are pushed', async () => {
    const { id: roleOwner } = linkable('-1');
    const made = await call('anne', 'POST', '/api/v1/activity/contact', {
      roleId: 'e3-1',
      channelType: 'Chat',
    });
    const { id } = chat.start();
    const body = { chatConversationId: id, contactMomentId: made.data['id'] };
    const pushed = await pushedBy(async () => expect((await assign(body)).status).toBe(204));
    expect(pushed).toMatchObject([
      { hub: 'activityHub', args: [{ chatConversationId: id, personId: roleOwner }] },
    ]);
  });

  it.each([
    ['dirk', {}, 403, 'Nodig: caseCreate.'],
    ['anne', { contactMomentId: 'x' }, 422, 'Een chatgesprek is verplicht.'],
    ['anne', { chatConversationId: 'x' }, 422, 'Een contactmoment is verplicht.'],
    ['anne', { chatConversationId: 'x', contactMomentId: 'x' }, 404, 'Gesprek x bestaat niet.'],
    ['anne', { chatConversationId: 'bekend', contactMomentId: 'x' }, 404, 'Gebeurtenis x bestaat niet.'],
  ] as const)('cannot be linked by %s with %j: %i %s', async (user, body, status, detail) => {
    db.conversations.add(aConversation({ id: 'bekend' }));
    const answer = await assign(body, user);
    expect([answer.status, answer.data['detail']]).toEqual([status, detail]);
  });
});
