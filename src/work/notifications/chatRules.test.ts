import type { WaitingForMe } from '@/desk/chat';
import { findWaitingChats, seenChats } from './chatRules';
import type { Notifications } from './notification';
import { applied, listOf, readAt } from './notificationsRules';

const START = Date.parse('2026-11-25T10:00:00.000Z');

const waits = (...ids: string[]): WaitingForMe['waiting'] =>
  ids.map((id) => ({ id, name: `Bezoeker ${id}` }));

/** Applies the polls a second apart, and returns the notifications of the bell; unread ones with a star. */
function after(...polls: WaitingForMe[]): string[] {
  const step = (before: Notifications, chats: WaitingForMe, index: number) => {
    const now = START + index * 1_000;
    const found = applied(before, findWaitingChats(chats, before, now), now);
    return readAt(found, seenChats(chats), true, now);
  };
  return listOf(polls.reduce(step, {})).map(({ id, isRead }) => (isRead ? id : `${id}*`));
}

const nobody = { waiting: [], unseen: [] };
const unseen = (...ids: string[]): WaitingForMe => ({ waiting: waits(...ids), unseen: ids });
const seen = (...ids: string[]): WaitingForMe => ({ waiting: waits(...ids), unseen: [] });

it.each([
  ['no chat waits', [nobody], []],
  ['a chat that waited before I was available is not new', [seen('a')], []],
  ['a chat comes in', [nobody, unseen('a')], ['a*']],
  ['the newest chat is first', [unseen('a'), unseen('a', 'b')], ['b*', 'a*']],
  ['a chat that was seen is read, and still waits', [unseen('a'), seen('a')], ['a']],
  ['a chat was taken or is gone', [unseen('a', 'b'), unseen('b')], ['b*']],
  ['I am no longer available', [unseen('a', 'b'), nobody], []],
  ['a chat that was released waits again', [unseen('a'), nobody, unseen('a')], ['a*']],
])('The bell follows the waiting chats: %s', (_, polls, shown) => {
  expect(after(...polls)).toEqual(shown);
});

it('A poll with the same chats changes nothing', () => {
  const once = applied({}, findWaitingChats(unseen('a'), {}, START), START);
  expect(applied(once, findWaitingChats(unseen('a'), once, START + 1_000), START + 1_000)).toBe(once);
});
