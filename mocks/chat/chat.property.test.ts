import fc from 'fast-check';
import { db } from '../db';
import { call } from '../backend/testCalls';
import { chat, clock, resetDb, server } from '../backend/testServer';
import { ChatStatus } from './records';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const B = '/chatkcc/api/v1';
const MINUTE = 60_000;
const steps = ['pending/:id/accept', ':id/pickup', ':id/leave', ':id/detach', ':id/endacw'];

const agents = fc.constantFrom('anne' as const, 'bram' as const);
const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ who: agents, step: fc.constantFrom(...steps), place: fc.nat(1) }),
  },
  fc.record({ who: agents, text: fc.string({ minLength: 1 }), place: fc.nat(1) }),
  fc.record({
    visitor: fc.constantFrom('start', 'write', 'sendFile', 'leave', 'fallSilent'),
    place: fc.nat(1),
  }),
  fc.record({ minutes: fc.nat(12) }),
);
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

const idAt = (place: number): string => db.conversations.all()[place]?.id ?? 'geen';

async function happen(one: Event): Promise<void> {
  if ('minutes' in one) clock.advance(one.minutes * MINUTE);
  else if ('step' in one)
    await call(one.who, 'POST', `${B}/conversations/${one.step.replace(':id', idAt(one.place))}`);
  else if ('text' in one)
    await call(one.who, 'POST', `${B}/conversations/${idAt(one.place)}/messages/new`, {
      messageText: one.text,
    });
  else if (one.visitor === 'start' || idAt(one.place) === 'geen') chat.start();
  else visitorActions[one.visitor]?.(idAt(one.place));
}

const visitorActions: Readonly<Record<string, (id: string) => void>> = {
  write: (id) => chat.write(id, 'Hallo'),
  sendFile: (id) => chat.sendFile(id),
  leave: (id) => chat.leave(id),
  fallSilent: (id) => chat.fallSilent(id),
};

const listed = async (path: string) =>
  (await call('anne', 'GET', `${B}/conversations/${path}`)).data as unknown as {
    id: string;
    status: number;
    operator: unknown;
    afterCallWorkStartedOn: string | null;
    messages: unknown[];
  }[];

it('after any sequence of steps each conversation is in one list, or stored, and has a status that fits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 10, maxLength: 30, size: 'max' }), async (events) => {
      resetDb('leeg');
      for (const user of ['anne', 'bram'] as const)
        await call(user, 'POST', `${B}/chatoperators/register`, { firstName: user });
      chat.start();
      const said = new Map<string, number>();
      for (const one of events) {
        await happen(one);
        const [pending, active] = [await listed('pending'), await listed('active')];
        const shown = [...pending, ...active];
        for (const { id, messages } of shown) {
          expect(messages.length).toBeGreaterThanOrEqual(said.get(id) ?? 0);
          said.set(id, messages.length);
        }
        expect(
          pending.every(({ status, operator }) => status <= ChatStatus.Detached && operator === null),
        ).toBe(true);
        for (const { status, operator, afterCallWorkStartedOn } of active) {
          expect([ChatStatus.Active, ChatStatus.ACW]).toContain(status);
          expect(operator).not.toBeNull();
          expect(afterCallWorkStartedOn !== null).toBe(status === ChatStatus.ACW);
        }
        const ids = db.conversations.all().map(({ id }) => id);
        for (const id of ids) {
          const isStored = db.storedConversations.find(id) !== undefined;
          expect(shown.filter((found) => found.id === id)).toHaveLength(isStored ? 0 : 1);
        }
      }
    }),
    { numRuns: 20 },
  );
});
