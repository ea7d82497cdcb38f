import { useSelector } from 'react-redux';
import { selectMay } from '@/core/session/sessionSlice';
import type { CaseActivity } from '@/domain/timeline/caseActivity';
import { lazyRegion } from '@/ui/feedback/LineBoundary';

/** It comes with the first chat that somebody may see. */
const StoredChat = lazyRegion(async () => (await import('./StoredChat')).StoredChat, null);

/** What the customer thought of the chat that a happening tells of, and the way to what was said (001 §2). */
export function ChatOfActivity({ activity: { chatConversationId } }: { activity: CaseActivity }) {
  const may = useSelector(selectMay);
  if (chatConversationId === null || !may('viewChatConversation')) return null;
  return <StoredChat conversationId={chatConversationId} />;
}
