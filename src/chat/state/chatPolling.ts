import { selectMay, selectSignedInId, type WithSession } from '@/core/session/sessionSlice';
import { selectChat } from './chatSelectors';
import type { WithChat } from './chatSlice';

/** 001 §9, AMB-161. */
const REGISTERED_MS = 1_000;
const WATCHED_MS = 5_000;
const FAILED_MS = 10_000;

/** Whether the server is to be asked by this tab. What is only watched each tab asks for itself, while the menu is open. */
export function selectMustPoll(state: WithChat & WithSession): boolean {
  const { isEnabled, operatorId, rejoins, isToldElsewhere, watchers } = selectChat(state);
  if (selectSignedInId(state) === null || !selectMay(state)('viewChatConversation')) return false;
  if (isEnabled === null) return true;
  const isOperating = operatorId !== null || rejoins;
  return isOperating ? !isToldElsewhere : watchers > 0;
}

/** How long after an answer the server is asked again. */
export function selectPollMs(state: WithChat): number {
  const { isEnabled, isFailing, operatorId } = selectChat(state);
  if (isFailing || isEnabled !== true) return FAILED_MS;
  return operatorId === null ? WATCHED_MS : REGISTERED_MS;
}
