import { chatToolTexts as texts } from './chatToolTexts';
import { selectChat, selectHasActiveChat, selectIsLoggedIn } from '../state/chatSelectors';
import type { WithChat } from '../state/chatSlice';

/** How the chat stands, by the colour of its icon: grey, blue, orange, green or white (CHAT-45, AMB-168). */
export type ChatSign = 'off' | 'canRegister' | 'away' | 'available' | 'active';

export function selectChatSign(state: WithChat): ChatSign {
  const { isEnabled, operatorId } = selectChat(state);
  if (isEnabled !== true) return 'off';
  if (selectHasActiveChat(state)) return 'active';
  if (selectIsLoggedIn(state)) return 'available';
  return operatorId === null ? 'canRegister' : 'away';
}

/** AMB-171. */
export const signLabels: Record<ChatSign, string> = {
  off: texts.unavailable,
  canRegister: texts.logIn,
  away: texts.logIn,
  available: texts.logOut,
  active: texts.active,
};
