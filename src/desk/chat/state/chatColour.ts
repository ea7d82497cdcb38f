import type { BarColour } from '@/core/barColour';
import { selectHasActiveChat, selectHasChatAfterWork } from './chatSelectors';
import type { WithChat } from './chatSlice';

/** Returns red during after-call work, and green while I have an active conversation (TEL-23, TEL-24). */
export function selectChatColour(state: WithChat): BarColour | null {
  if (selectHasChatAfterWork(state)) return 'red';
  return selectHasActiveChat(state) ? 'green' : null;
}
