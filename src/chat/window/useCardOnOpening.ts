import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { ConversationStatus } from '@/domain/chat/conversationStatus';
import { useContactOver } from '../deeds/useDeeds';
import { useOpenCard } from '../deeds/useOpenCard';
import { usePersonOf } from '../deeds/usePersonOf';
import { selectChat } from '../state/chatSelectors';
import { useChat } from '../useChat';

/** A conversation that is opened opens the timeline of its customer, once, and a contact over it begins in the bar (CHAT-12, REG-34). */
export function useCardOnOpening(conversation: ChatConversation): void {
  const personId = usePersonOf(conversation);
  const contact = useContactOver(conversation, personId, true);
  const openCard = useOpenCard();
  const { restoredId, registeredIds } = useChat(selectChat);
  const opened = useRef(restoredId);
  const { id } = conversation;
  const open = useEffectEvent(() => {
    const isNew = conversation.status === ConversationStatus.Active && !registeredIds.includes(id);
    if (isNew) contact?.();
    openCard(conversation, personId);
  });
  useEffect(() => {
    if (personId === null || opened.current === id) return;
    opened.current = id;
    open();
  }, [id, personId]);
}
