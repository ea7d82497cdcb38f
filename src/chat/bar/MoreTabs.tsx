import { useDispatch } from 'react-redux';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { conversationStatusLabel } from '@/domain/chat/conversationStatus';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { chatTexts } from '../chatTexts';
import { nameOf } from '../conversationName';
import { selectUnread } from '../state/chatSelectors';
import { conversationOpened } from '../state/chatSlice';
import { useChat } from '../useChat';

const texts = chatTexts.bar;

const MenuButton = lazyRegion(async () => (await import('@/ui/overlays/Menu')).MenuButton, null);

/** The conversations for which there is no room in the bar (CHAT-02). */
export function MoreTabs({ conversations }: { conversations: readonly ChatConversation[] }) {
  const dispatch = useDispatch();
  const counts = useChat((state) => conversations.map((one) => selectUnread(state, one)).join());
  const unread = counts.split(',').map(Number);
  const label =
    texts.more(conversations.length) + texts.moreUnread(unread.reduce((sum, one) => sum + one, 0));
  return (
    <MenuButton
      label={label}
      variant="secondary"
      size="s"
      items={conversations.map((one, index) => ({
        id: one.id,
        label: texts.tab(nameOf(one), unread[index] ?? 0, conversationStatusLabel(one.status)),
      }))}
      onAction={(id) => dispatch(conversationOpened(id))}
    >
      {label}
    </MenuButton>
  );
}
