import clsx from 'clsx';
import { type RefObject, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { useChord } from '@/core/shortcuts/useChord';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { useFootHeight } from '@/lib/useFootHeight';
import { Button } from '@/ui/buttons/Button';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { TriangleAlertIcon } from '@/ui/icons';
import { chatTexts } from '../chatTexts';
import { ConversationStatus } from '@/domain/chat/conversationStatus';
import { stepRequested } from '../state/chatActions';
import { whyNot } from '../state/chatRules';
import { selectChatColour } from '../state/chatColour';
import { selectChat, selectIsLoggedIn, selectMe, selectPending, selectTabs } from '../state/chatSelectors';
import { waitingSeen } from '../state/chatSlice';
import { useChat } from '../useChat';
import { footTabsClass } from '@/ui/layout/FootTab';
import { useWidth } from '@/ui/layout/useWidth';
import styles from './ChatBar.module.css';
import { ChatTab } from './ChatTab';
import { MoreTabs } from './MoreTabs';

const texts = chatTexts.bar;

/** So many have a tab of their own, where there is room for them; the others are in a list. */
const TABS = { desktop: 4, tablet: 2, mobile: 1 } as const;
/** In px: with less, a tab holds no name. */
const TAB_WIDTH = 130;

/** Phone and contact stand beside it. */
function useRoom(list: RefObject<HTMLElement | null>): number {
  const most = TABS[useSelector(selectDeviceMode)];
  const width = useWidth(list, most * TAB_WIDTH);
  return Math.min(most, Math.max(1, Math.floor(width / TAB_WIDTH)));
}

/** My conversations, on every page, and who waits. */
export function ChatBar() {
  const tabs = useChat(selectTabs);
  const openId = useChat((state) => selectChat(state).openId);
  const isFailing = useChat((state) => selectChat(state).isFailing);
  const list = useRef<HTMLUListElement>(null);
  const room = useRoom(list);
  const colour = useChat(selectChatColour) ?? undefined;
  const [shown, others] = partsOf(tabs, openId, room);
  return (
    <section aria-label={texts.label} className={styles.bar} ref={useFootHeight()} data-bar-colour={colour}>
      {isFailing && (
        <span className={styles.failing} role="status">
          <TriangleAlertIcon aria-hidden /> {texts.failing}
        </span>
      )}
      <Waiting />
      <ul ref={list} className={clsx(footTabsClass, styles.list)}>
        {shown.map((conversation) => (
          <LineBoundary key={conversation.id} as="li" resetKey={conversation}>
            <ChatTab conversation={conversation} isOpen={conversation.id === openId} />
          </LineBoundary>
        ))}
      </ul>
      {others.length > 0 && <MoreTabs conversations={others} />}
    </section>
  );
}

/** The one that stands open always has its tab. */
function partsOf(tabs: readonly ChatConversation[], openId: string | null, room: number) {
  const last = Math.max(room - 1, 0);
  const open = tabs.findIndex(({ id }) => id === openId);
  const first = open < room ? tabs.slice(0, room) : [...tabs.slice(0, last), ...tabs.slice(open, open + 1)];
  return [first, tabs.filter((tab) => !first.includes(tab))] as const;
}

const stepOf = ({ status }: ChatConversation) =>
  status === ConversationStatus.Detached ? ('pickUp' as const) : ('accept' as const);

/** Who waits while I am available; one key takes the first of them. */
function Waiting() {
  const dispatch = useDispatch();
  const pending = useChat(selectPending);
  const me = useChat(selectMe);
  const isAvailable = useChat(selectIsLoggedIn);
  const next = pending.find((conversation) => whyNot(stepOf(conversation), conversation, me) === null);
  const accept = () => {
    if (!next) return;
    dispatch(waitingSeen(pending.map(({ id }) => id)));
    dispatch(stepRequested({ step: stepOf(next), id: next.id }));
  };
  const canAccept = isAvailable && next !== undefined;
  useChord({ letter: 'a', label: texts.acceptNext, group: chatTexts.group, when: canAccept }, accept);
  if (!isAvailable || pending.length === 0) return null;
  return (
    <span className={styles.waiting}>
      {texts.waiting(pending.length)}
      {canAccept && (
        <Button size="s" variant="primary" onClick={accept} aria-keyshortcuts="Alt+A">
          {texts.acceptNext}
        </Button>
      )}
    </span>
  );
}
