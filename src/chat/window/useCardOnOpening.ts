import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { useOpenCard } from '../deeds/useOpenCard';
import { usePersonOf } from '../deeds/usePersonOf';

/** A conversation that is opened opens the timeline of its customer beside it, once (CHAT-12). */
export function useCardOnOpening(conversation: ChatConversation): void {
  const personId = usePersonOf(conversation);
  const openCard = useOpenCard();
  const opened = useRef<string | null>(null);
  const open = useEffectEvent(() => openCard(conversation, personId));
  const { id } = conversation;
  useEffect(() => {
    if (personId === null || opened.current === id) return;
    opened.current = id;
    open();
  }, [id, personId]);
}
