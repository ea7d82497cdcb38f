import * as v from 'valibot';
import { ChatConversation } from '@/domain/chat/chatConversation';
import { type ChatState, chatSlice, initialChat, messageStored } from './chatSlice';

const conversation = (id: string, ...messages: string[]) =>
  v.parse(ChatConversation, {
    id,
    status: 2,
    messages: messages.map((each) => ({ id: each, timestamp: '2026-11-27T10:00:00.000Z', direction: 2 })),
  });
const began: ChatState = {
  ...initialChat,
  active: [conversation('maria', 'first'), conversation('willem', 'first')],
};
const store = (chat: ChatState, id: string): ChatState =>
  chatSlice.reducer(chat, messageStored({ id: 'maria', message: conversation('maria', id).messages[0]! }));
const messagesIn = ({ active }: ChatState) => active.map(({ messages }) => messages.map(({ id }) => id));

it.each([
  ['a new message is added to its own conversation', ['second'], [['first', 'second'], ['first']]],
  ['a message that a poll brought before is listed once', ['first'], [['first'], ['first']]],
  ['a message that is stored twice is listed once', ['second', 'second'], [['first', 'second'], ['first']]],
])('When storing messages, %s', (_, stored, messages) => {
  expect(messagesIn(stored.reduce(store, began))).toEqual(messages);
});
