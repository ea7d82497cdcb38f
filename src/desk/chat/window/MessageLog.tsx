import { memo, useRef, useState, useEffect } from 'react';
import { useSelector, useDispatch } from 'react-redux';
import type { VirtualizerHandle } from 'virtua';
import { selectUser } from '@/core/session/sessionSlice';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { Button } from '@/ui/buttons/Button';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { ArrowDownIcon } from '@/ui/icons';
import { VirtualLine } from '@/ui/list/VirtualLine';
import { lookUp } from '@/lib/values';
import { chatTexts } from '../chatTexts';
import { nameOf } from '../conversationName';
import { selectChat } from '../state/chatSelectors';
import { selectOutgoing } from '../state/outgoing';
import { useChat } from '../useChat';
import { type LogItem, logItems, playableAt } from './logItems';
import { MessageItem } from './MessageItem';
import styles from './MessageLog.module.css';
import { OutgoingItem } from './OutgoingItem';
import { useNewestShown } from './useNewestShown';
import { isFromVisitor } from '@/domain/chat/chatMessage';
import { speak } from '@/ui/feedback/speak';
import { mutedClass } from '@/ui/layout/Section';
import { conversationRead } from '../state/chatSlice';
import { newestMoment } from '../state/unread';

const texts = chatTexts.window;

/** The log is focusable, so that the keyboard can scroll it. */
const scrolledByKey = { tabIndex: 0 };

/** The height of a message in px until it is measured. */
const USUAL_HEIGHT = 64;

/** The messages, oldest first. The log opens at the newest one, and keeps its position while the agent reads (4.10). */
export function MessageLog({ conversation }: { conversation: ChatConversation }) {
  const { id } = conversation;
  const [readBefore] = useState(useChat((state) => lookUp(selectChat(state).lastRead, id) ?? null));
  const outgoing = useChat((state) => selectOutgoing(state, id));
  const items = logItems(conversation, outgoing, readBefore);
  const scroller = useRef<HTMLDivElement>(null);
  const line = useRef<VirtualizerHandle>(null);
  const newest = useNewestShown({ items, scroller, line });
  useReading(conversation);
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        role="log"
        aria-label={texts.log}
        aria-live="off"
        {...scrolledByKey}
        className={styles.log}
        onScroll={newest.onScroll}
      >
        {items.length === 0 && <p className={mutedClass}>{texts.noMessages}</p>}
        <VirtualLine
          ref={line}
          items={items}
          itemSize={USUAL_HEIGHT}
          kept={playableAt(items)}
          scrollKey={undefined}
          scroller={scroller}
        >
          {(item) => <Line key={item.key} item={item} visitor={nameOf(conversation)} />}
        </VirtualLine>
      </div>
      {!newest.isAtEnd && (
        <Button size="s" icon={ArrowDownIcon} className={styles.jump} onClick={newest.jump}>
          {texts.jump(newest.unseen)}
        </Button>
      )}
    </div>
  );
}

interface ItemProps {
  item: LogItem;
  /** The name of the visitor. */
  visitor: string;
}

/** A line is drawn again only when its item changes, because most of a log stays the same. */
const Line = memo(function Line(props: ItemProps) {
  return (
    <LineBoundary as="div" text={chatTexts.message.broken} resetKey={props.item}>
      <Item {...props} />
    </LineBoundary>
  );
});

function Item({ item, visitor }: ItemProps) {
  const user = useSelector(selectUser);
  if (item.kind === 'new')
    return (
      <p className={styles.new}>
        <span>{texts.newMessages}</span>
      </p>
    );
  if (item.kind === 'outgoing') return <OutgoingItem outgoing={item.outgoing} visitor={visitor} />;
  return <MessageItem message={item.message} visitor={visitor} userName={user?.name ?? ''} />;
}

/** Marks a visible conversation as read: on opening, on leaving and with each new message (CHAT-41). */
function useReading(conversation: ChatConversation): void {
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
  useSpokenArrivals(conversation);
}

/** Announces each message of the visitor once; the agent's own messages need no announcement. */
function useSpokenArrivals(conversation: ChatConversation) {
  const known = useRef<number | null>(null);
  const count = conversation.messages.filter(isFromVisitor).length;
  const name = nameOf(conversation);
  useEffect(() => {
    const before = known.current;
    known.current = count;
    if (before !== null && count > before) speak(chatTexts.message.arrived(name, count - before));
  }, [count, name]);
}
