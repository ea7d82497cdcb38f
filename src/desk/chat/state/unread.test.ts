import * as v from 'valibot';
import { ChatConversation } from '@/domain/chat/chatConversation';
import { countUnread, newestMoment } from './unread';

const said = (timestamp: string | null, direction = 1) => ({
  id: `${timestamp}/${direction}`,
  timestamp,
  direction,
});
const conversation = v.parse(ChatConversation, {
  id: 'c',
  messages: [
    said('2019-01-31T22:59:59.000Z'),
    said('2019-01-31T23:00:01.000Z'),
    said('2026-11-25T10:00:00.000Z', 0),
    said('2026-11-25T10:01:00.000Z'),
    said(null),
    said('2026-11-25T10:01:30.000Z', 9),
  ],
});

it.each([
  [null, 2],
  ['2019-01-01T00:00:00.000Z', 2],
  ['2026-11-25T10:00:30.000Z', 1],
  ['2026-11-25T10:01:00.000Z', 0],
])(
  'A conversation that was read until %j has %d unread messages of the visitor (CHAT-42)',
  (lastRead, expected) => {
    expect(countUnread(conversation, lastRead)).toBe(expected);
  },
);

it('A message that arrived after the last read one is unread, whatever the clock of its sender says', () => {
  const late = { ...said('2026-11-25T10:02:00.000Z'), sentOn: '2026-11-25T09:58:00.000Z' };
  const one = v.parse(ChatConversation, { id: 'c', messages: [late] });
  expect(countUnread(one, '2026-11-25T10:01:00.000Z')).toBe(1);
  expect(newestMoment(one)).toBe('2026-11-25T10:02:00.000Z');
});

it('A conversation is marked as read until its newest message', () => {
  expect(newestMoment(conversation)).toBe('2026-11-25T10:01:30.000Z');
  expect(newestMoment(v.parse(ChatConversation, { id: 'c' }))).toBeNull();
});
