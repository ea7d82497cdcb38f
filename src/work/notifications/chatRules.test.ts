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
  ['nobody waits', [nobody], []],
  ['what waited before I was available is no news', [seen('a')], []],
  ['who comes in', [nobody, unseen('a')], ['a*']],
  ['the newest stands first', [unseen('a'), unseen('a', 'b')], ['b*', 'a*']],
  ['seen at the chat, and still waiting', [unseen('a'), seen('a')], ['a']],
  ['taken, or gone', [unseen('a', 'b'), unseen('b')], ['b*']],
  ['I am no longer available', [unseen('a', 'b'), nobody], []],
  ['released again it waits anew', [unseen('a'), nobody, unseen('a')], ['a*']],
])('The bell follows the waiting chats: %s', (_, polls, shown) => {
  expect(after(...polls)).toEqual(shown);
});

it('A poll with the same chats changes nothing', () => {
  const once = applied({}, findWaitingChats(unseen('a'), {}, START), START);
  expect(applied(once, findWaitingChats(unseen('a'), once, START + 1_000), START + 1_000)).toBe(once);
});
