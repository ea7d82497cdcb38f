import clsx from 'clsx';
import { type CSSProperties, useEffect, useRef, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectActiveContact } from '@/desk/contacts';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { useEscape } from '@/lib/useEscape';
import { Boundary } from '@/ui/feedback/Boundary';
import { chatTexts } from '../chatTexts';
import { nameOf } from '../conversationName';
import { selectConversation, selectOpenAbout, selectChat } from '../state/chatSelectors';
import { conversationMinimized, waitingSeen } from '../state/chatSlice';
import { useChat } from '../useChat';
import styles from './ChatWindow.module.css';
import { Composer } from './Composer';
import { MessageLog } from './MessageLog';
import type { WindowPlace } from './place';
import { usePlace } from './usePlace';
import { WindowHead } from './WindowHead';
import { ConversationStatus } from '@/domain/chat/conversationStatus';
import { useContactOver } from '../actions/useConversationActions';
import { useOpenCard } from '../actions/useOpenCard';
import { usePersonOf } from '../actions/usePersonOf';

const boxOf = ({ left, top, width, height }: WindowPlace): CSSProperties => ({
  left,
  top,
  width,
  height,
});

export function ChatBeside() {
  const conversation = useChat(selectOpenAbout);
  return conversation && <ChatWindow conversation={conversation} />;
}

/**
 * The window is docked beside the page so that it covers nothing, or floats over the page. On a phone it fills the
 * page.
 */
function ChatWindow({ conversation }: { conversation: ChatConversation }) {
  const dispatch = useDispatch();
  const isDesktop = useSelector(selectDeviceMode) === 'desktop';
  const placing = usePlace();
  const { id } = conversation;
  const isLoose = isDesktop && !placing.place.isDocked;
  useCardOnOpening(conversation);
  const escapeProps = useEscape(isDesktop ? undefined : () => dispatch(conversationMinimized(id)));
  useEffect(() => {
    dispatch(waitingSeen([id]));
  }, [dispatch, id]);
  useMakingRoom(id);
  return (
    <aside
      {...escapeProps}
      id="chat"
      aria-label={chatTexts.window.label(nameOf(conversation))}
      className={clsx(styles.window, isLoose && styles.loose)}
      style={isLoose ? boxOf(placing.place) : undefined}
    >
      <Boundary resetKey={id}>
        <WindowHead key={`head/${id}`} conversation={conversation} placing={isDesktop ? placing : null} />
        <Log key={`log/${id}`} id={id} />
        <Composer key={`composer/${id}`} conversation={conversation} />
      </Boundary>
      {isLoose && <div className={styles.corner} onPointerDown={placing.onSize} />}
    </aside>
  );
}

/** On a phone the window fills the page, so opening a contact minimizes it. */
function useMakingRoom(id: string) {
  const dispatch = useDispatch();
  const isMobile = useSelector(selectDeviceMode) === 'mobile';
  const contact = useSelector(selectActiveContact);
  const openedAt = contact === null || contact.isFolded ? null : contact.resumedAt;
  const before = useRef(openedAt);
  useEffect(() => {
    if (isMobile && openedAt !== null && openedAt !== before.current) dispatch(conversationMinimized(id));
    before.current = openedAt;
  }, [dispatch, id, isMobile, openedAt]);
}

function Log({ id }: { id: string }) {
  const conversation = useChat((state) => selectConversation(state, id));
  return conversation && <MessageLog conversation={conversation} />;
}

/** Opens the customer's timeline and starts a contact in the bar, once per opened conversation (CHAT-12, REG-34). */
function useCardOnOpening(conversation: ChatConversation): void {
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
