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
    ['is said once another name stands there', [piet, maria], 'Piet'],
    ['is still said after another link', [piet, maria, jan], 'Piet'],
    [
      'is still said when the link is undone, which keeps the name of the customer',
      [piet, maria, asRead('Maria', false)],
      'Piet',
    ],
    ['is heard when they say it later', [stranger, piet, maria], 'Piet'],
    ['is not said before the link', [piet], null],
    ['is not said when it is that of the customer', [piet, asRead('PIET', true)], null],
    ['is unknown of one who gave none', [stranger, maria], null],
    ['is unknown of one who came linked', [maria, jan], null],
    ['is unknown of one who came linked and was unlinked', [maria, asRead('Maria', false), jan], null],
  ])('%s', (_, polls, expected) => {
    const chat = polls.reduce(
      (state, one) => chatSlice.reducer(state, polled({ operators: [], pending: [], active: [one] })),
      initialChat,
    );
    expect(selectOtherOwnName({ chat }, polls.at(-1)!)).toBe(expected);
  });
});
