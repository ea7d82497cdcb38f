import type { ChatState, WithChat } from './chatSlice';

const isOwn = ({ active, operatorId }: ChatState): boolean =>
  operatorId !== null && active.some(({ operator }) => operator?.id === operatorId);

const isAvailable = ({ operators, operatorId }: ChatState): boolean =>
  operators.some(({ id, isLoggedIn }) => id === operatorId && isLoggedIn);

/**
 * Returns whether the bar has content: my conversations, or waiting ones. This module is small enough for the code of
 * the first screen.
 */
export const selectHasBar = ({ chat }: WithChat): boolean =>
  chat !== undefined &&
  (isOwn(chat) || chat.ended.length > 0 || (chat.pending.length > 0 && isAvailable(chat)));

/** Returns whether the open conversation exists. */
export function selectHasWindow({ chat }: WithChat): boolean {
  if (!chat || chat.openId === null) return false;
  return [chat.active, chat.pending, chat.ended].some((list) => list.some(({ id }) => id === chat.openId));
}
