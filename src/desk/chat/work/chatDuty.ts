import type { Duty } from '@/core/sleep/leaveAfterSleep';
import { selectMaySubmit, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { availabilityRequested } from '../state/chatActions';
import { availabilityKey } from '../state/chatKeys';
import { selectChat, selectIsLoggedIn } from '../state/chatSelectors';
import type { WithChat } from '../state/chatSlice';

/** Availability for new conversations; ending it keeps the current conversations. */
export const chatDuty: Duty = {
  isAwaited: (state: WithChat) => selectIsLoggedIn(state) && !selectChat(state).isPolledElsewhere,
  isFree: (state: WithChat & WithSubmissions) =>
    !selectChat(state).isFailing && selectMaySubmit(state, availabilityKey),
  leave: () => availabilityRequested(false),
};
