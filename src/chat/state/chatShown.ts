import type { ChatState, WithChat } from './chatSlice';

const isOwn = ({ active, operatorId }: ChatState): boolean =>
  operatorId !== null && active.some(({ operator }) => operator?.id === operatorId);

const isAvailable = ({ operators, operatorId }: ChatState): boolean =>
  operators.some(({ id, isLoggedIn }) => id === operatorId && isLoggedIn);

/** Whether there is something for the bar: conversations of mine, or somebody who waits while I am available. Light enough for the first screen. */
export const selectHasBar = ({ chat }: WithChat): boolean =>
  chat !== undefined &&
  (isOwn(chat) || chat.ended.length > 0 || (chat.pending.length > 0 && isAvailable(chat)));

/** Whether a conversation stands open. */
export function selectHasWindow({ chat }: WithChat): boolean {
  if (!chat || chat.openId === null) return false;
  return [chat.active, chat.pending, chat.ended].some((list) => list.some(({ id }) => id === chat.openId));
}
