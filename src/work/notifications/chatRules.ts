import type { WaitingForMe } from '@/desk/chat';
import { lookUp } from '@/lib/values';
import { type Finding, keys, type Notifications } from './notification';

const isKnown = (notifications: Notifications, id: string): boolean =>
  lookUp(notifications, keys.chat(id))?.isGone === false;

/** Returns the chats that have started to wait, for the first time or again, and those that no longer wait. */
export function findWaitingChats(
  { waiting, unseen }: WaitingForMe,
  notifications: Notifications,
  now: number,
): Finding[] {
  const mark = new Date(now).toISOString();
  const come = unseen.filter((id) => !isKnown(notifications, id));
  const left = Object.values(notifications).filter(
    ({ kind, id, isGone }) => kind === 'chat' && !isGone && !waiting.some((one) => one.id === id),
  );
  return [
    ...come.map((id): Finding => ({
      type: 'noticed',
      notification: { key: keys.chat(id), kind: 'chat', subject: 'chat', id, isOwn: false, mark },
    })),
    { type: 'over', keys: left.map(({ key }) => key) },
  ];
}

/** Returns the keys of the waiting chats that the agent has seen. */
export const seenChats = ({ waiting, unseen }: WaitingForMe): string[] =>
  waiting.filter(({ id }) => !unseen.includes(id)).map(({ id }) => keys.chat(id));
