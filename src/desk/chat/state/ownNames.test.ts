import * as v from 'valibot';
import { ChatConversation } from '@/domain/chat/chatConversation';
import { selectOtherOwnName } from './chatSelectors';
import { chatSlice, initialChat, polled } from './chatSlice';

const asRead = (firstName: string | null, isLinked: boolean) =>
  v.parse(ChatConversation, { id: 'c', status: 2, customer: { firstName }, isLinked });
const [stranger, piet, maria, jan] = [
  asRead(null, false),
  asRead('Piet', false),
  asRead('Maria', true),
  asRead('Jan', true),
] as const;

describe('The name that a visitor gave', () => {
  it.each<[string, ChatConversation[], string | null]>([
    ['is shown once the conversation has another name', [piet, maria], 'Piet'],
    ['is still shown after a link to another customer', [piet, maria, jan], 'Piet'],
    [
      'is still shown when the link is undone, which keeps the name of the customer',
      [piet, maria, asRead('Maria', false)],
      'Piet',
    ],
    ['is shown if the visitor gave it later', [stranger, piet, maria], 'Piet'],
    ['is not shown before the link', [piet], null],
    ['is not shown if the customer has the same name', [piet, asRead('PIET', true)], null],
    ['is unknown if the visitor gave none', [stranger, maria], null],
    ['is unknown if the conversation was linked from the start', [maria, jan], null],
    [
      'is unknown if the conversation was linked from the start and unlinked later',
      [maria, asRead('Maria', false), jan],
      null,
    ],
  ])('%s', (_, polls, expected) => {
    const chat = polls.reduce(
      (state, one) => chatSlice.reducer(state, polled({ operators: [], pending: [], active: [one] })),
      initialChat,
    );
    expect(selectOtherOwnName({ chat }, polls.at(-1)!)).toBe(expected);
  });
});
