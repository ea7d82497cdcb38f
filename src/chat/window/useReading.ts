import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { isFromVisitor } from '@/domain/chat/chatMessage';
import { announce } from '@/ui/feedback/Announcer';
import { chatTexts } from '../chatTexts';
import { nameOf } from '../conversationName';
import { conversationRead } from '../state/chatSlice';
import { newestMoment } from '../state/unread';

/** What stands open in a page that can be seen is read; when it is opened, when it is left, and as it comes (CHAT-41). */
export function useReading(conversation: ChatConversation): void {
  const dispatch = useDispatch();
  const { id } = conversation;
  const at = newestMoment(conversation);
  useEffect(() => {
    if (at === null) return undefined;
    const read = () => {
      if (!document.hidden) dispatch(conversationRead({ id, at }));
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => {
      document.removeEventListener('visibilitychange', read);
      read();
    };
  }, [dispatch, id, at]);
  useAnnounced(conversation);
}

/** What the visitor says is announced once; that I said something I know. */
function useAnnounced(conversation: ChatConversation) {
  const known = useRef<number | null>(null);
  const count = conversation.messages.filter(isFromVisitor).length;
  const name = nameOf(conversation);
  useEffect(() => {
    const before = known.current;
    known.current = count;
    if (before !== null && count > before) announce(chatTexts.message.arrived(name, count - before));
  }, [count, name]);
}
