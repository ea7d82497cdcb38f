import fc from 'fast-check';
import * as v from 'valibot';
import { ChatConversation } from '@/domain/chat/chatConversation';
import { repeated } from './repeated';

const message = fc.oneof(
  fc.record({ id: fc.constantFrom('m1', 'm2', 'm3'), text: fc.string(), direction: fc.nat(2) }),
  fc.anything(),
);
const conversation = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      status: fc.oneof(fc.nat(6), fc.string()),
      messages: fc.oneof(fc.array(message), fc.constant(null)),
    }),
  },
  fc.jsonValue(),
);
const answers = fc.array(fc.oneof(fc.array(conversation, { maxLength: 6 }), fc.jsonValue()), {
  maxLength: 8,
});

it('Every answer is decoded completely, even after other answers and with broken records (CHAT-50)', () => {
  fc.assert(
    fc.property(answers, (all) => {
      const List = repeated(ChatConversation);
      for (const answer of all) {
        const wire: unknown = JSON.parse(JSON.stringify(answer));
        expect(v.parse(List, wire)).toEqual(v.parse(repeated(ChatConversation), wire));
      }
    }),
  );
});

it('An equal answer gives the same list, and unchanged records keep their identity', () => {
  const List = repeated(ChatConversation);
  const [jan, maria] = [
    { id: 'jan', status: 2 },
    { id: 'maria', status: 0 },
  ];
  const first = v.parse(List, [jan, maria]);
  expect(v.parse(List, structuredClone([jan, maria]))).toBe(first);
  const next = v.parse(List, [{ ...maria, status: 2 }, { ...jan }, { id: null }]);
  expect(next).toHaveLength(2);
  expect(next[1]).toBe(first[0]);
});

it('The first of two records with the same id is kept', () => {
  const twice = [
    { id: 'a', status: 2 },
    { id: 'b', status: 0 },
    { id: 'a', status: 3 },
  ];
  const List = repeated(ChatConversation);
  const first = v.parse(List, twice);
  expect(first.map(({ id, status }) => `${id} ${status}`)).toEqual(['a Active', 'b Pending']);
  expect(v.parse(List, structuredClone(twice))).toBe(first);
});
