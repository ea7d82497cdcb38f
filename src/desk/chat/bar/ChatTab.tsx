import { memo } from 'react';
import { useDispatch } from 'react-redux';
import { ContactOver } from '@/desk/contacts';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { ConversationStatus, conversationStatusLabel } from '@/domain/chat/conversationStatus';
import { ClockIcon, MessageIcon, type IconComponent, CircleCheckIcon } from '@/ui/icons';
import { FootTab } from '@/ui/layout/FootTab';
import { LaterMenu } from '@/ui/overlays/LaterMenu';
import { Count } from '@/ui/rows/Count';
import { chatTexts } from '../chatTexts';
import { nameOf } from '../conversationName';
import { useConversationActions } from '../actions/useConversationActions';
import { selectUnread } from '../state/chatSelectors';
import { conversationMinimized, conversationOpened } from '../state/chatSlice';
import { useChat } from '../useChat';

const texts = chatTexts.bar;

interface ChatTabProps {
  conversation: ChatConversation;
  isOpen: boolean;
}

function iconOf({ status }: ChatConversation): IconComponent {
  if (status === ConversationStatus.ACW) return ClockIcon;
  return status === ConversationStatus.Ended ? CircleCheckIcon : MessageIcon;
}

function useToggle(conversation: ChatConversation, isOpen: boolean) {
  const dispatch = useDispatch();
  return () => {
    if (isOpen) dispatch(conversationMinimized(conversation.id));
    else dispatch(conversationOpened(conversation.id));
  };
}

/** One conversation in the bar; a press opens or folds it (CHAT-01, CHAT-36). */
export const ChatTab = memo(function ChatTab({ conversation, isOpen }: ChatTabProps) {
  const unread = useChat((state) => selectUnread(state, conversation));
  const toggle = useToggle(conversation, isOpen);
  const actions = useConversationActions(conversation);
  const name = nameOf(conversation);
  const { status } = conversation;
  const label = conversationStatusLabel(status);
  return (
    <FootTab
      icon={iconOf(conversation)}
      name={name}
      aside={<span>{label}</span>}
      label={texts.tab(name, unread, label)}
      badge={unread > 0 && <Count aria-hidden value={unread} tone="danger" />}
      isOpen={isOpen}
      isAccented={isOpen}
      onPress={toggle}
    >
      <ContactOver sourceId={conversation.id} />
      <LaterMenu
        label={texts.menu(name)}
        items={[{ id: 'toggle', label: isOpen ? texts.minimize : texts.open }, ...actions]}
        onAction={(id) => (id === 'toggle' ? toggle() : actions.find((action) => action.id === id)?.run())}
      />
    </FootTab>
  );
});
