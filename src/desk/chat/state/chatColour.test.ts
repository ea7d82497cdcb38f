import type { ChatConversation } from '@/domain/chat/chatConversation';
import { selectChatColour } from './chatColour';
import { initialChat } from './chatSlice';

const ME = 'me';
const ofSomebody = (status: string, operatorId = ME) =>
  ({ id: status, status, operator: { id: operatorId } }) as ChatConversation;

it.each([
  [[], null],
  [[ofSomebody('Active')], 'green'],
  [[ofSomebody('Active'), ofSomebody('ACW')], 'red'],
  [[ofSomebody('ACW', 'colleague'), ofSomebody('Active', 'colleague')], null],
  [[ofSomebody('Onbekend')], null],
])('Conversations %j colour the bar %j (TEL-23, TEL-24)', (active, expected) => {
  expect(selectChatColour({ chat: { ...initialChat, operatorId: ME, active } })).toBe(expected);
});

it('The bar has no colour for a user who is not registered', () => {
  expect(selectChatColour({ chat: { ...initialChat, active: [ofSomebody('Active')] } })).toBeNull();
});
