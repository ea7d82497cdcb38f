import { selectMay, type WithSession } from '@/core/session/sessionSlice';

/** Operating the chat needs both permissions (CHAT-13, AMB-165). */
export const selectMayOperate = (state: WithSession): boolean =>
  selectMay(state)('chatOperator', 'viewChatConversation');
