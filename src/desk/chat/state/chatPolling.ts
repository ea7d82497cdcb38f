import { selectMay, selectSignedInId, type WithSession } from '@/core/session/sessionSlice';
import { selectChat } from './chatSelectors';
import type { WithChat } from './chatSlice';

/** The intervals between two polls (001 §9, AMB-161). */
const REGISTERED_MS = 1_000;
const WATCHED_MS = 5_000;
const FAILED_MS = 10_000;

/**
 * Returns true if this tab has to poll. One tab polls for an operator; without a registration, each tab polls while it
 * shows the lists.
 */
export function selectMustPoll(state: WithChat & WithSession): boolean {
  const { isEnabled, operatorId, rejoins, isPolledElsewhere, watchers } = selectChat(state);
  if (selectSignedInId(state) === null || !selectMay(state)('viewChatConversation')) return false;
  if (isEnabled === null) return true;
  const isOperating = operatorId !== null || rejoins;
  return isOperating ? !isPolledElsewhere : watchers > 0;
}

export function selectPollMs(state: WithChat): number {
  const { isEnabled, isFailing, operatorId } = selectChat(state);
  if (isFailing || isEnabled !== true) return FAILED_MS;
  return operatorId === null ? WATCHED_MS : REGISTERED_MS;
}
