import { useSelector } from 'react-redux';
import { selectMay } from '@/core/session/sessionSlice';
import type { CaseActivity } from '@/domain/timeline/caseActivity';
import { lazyRegion } from '@/ui/feedback/LineBoundary';

/** The code of stored chats loads when the first chat that the user may see is shown. */
const StoredChat = lazyRegion(async () => (await import('./StoredChat')).StoredChat, null);

/** The customer's rating of the chat in an activity, with a button that opens its messages (001 §2). */
export function ChatOfActivity({ activity: { chatConversationId } }: { activity: CaseActivity }) {
  const may = useSelector(selectMay);
  if (chatConversationId === null || !may('viewChatConversation')) return null;
  return <StoredChat conversationId={chatConversationId} />;
}
