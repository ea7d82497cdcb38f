import { useDispatch } from 'react-redux';
import { ariaKeys } from '@/core/shortcuts/defineShortcuts';
import { useChord } from '@/core/shortcuts/useChord';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { useFootHeight } from '@/lib/publishHeight';
import { Button } from '@/ui/buttons/Button';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { TriangleAlertIcon } from '@/ui/icons';
import { chatKeys } from '../chatShortcutTexts';
import { chatTexts } from '../chatTexts';
import { ConversationStatus, conversationStatusLabel } from '@/domain/chat/conversationStatus';
import { nameOf } from '../conversationName';
import { stepRequested } from '../state/chatActions';
import { whyNot } from '../state/chatRules';
import { selectChatColour } from '../state/chatColour';
import {
  selectChat,
  selectIsLoggedIn,
  selectMe,
  selectPending,
  selectTabs,
  selectUnread,
} from '../state/chatSelectors';
import { conversationOpened, waitingSeen } from '../state/chatSlice';
import { useChat } from '../useChat';
import { FootRest } from '@/ui/overlays/FootRest';
import type { FootChip } from '@/ui/layout/footRoom';
import { footTabsClass } from '@/ui/layout/FootTab';
import { useFootChips } from '@/ui/layout/footChips';
import { Count } from '@/ui/rows/Count';
import styles from './ChatBar.module.css';
import { ChatTab } from './ChatTab';

const texts = chatTexts.bar;

/** My conversations and the number of waiting visitors, shown on every page. */
export function ChatBar() {
  const openId = useChat((state) => selectChat(state).openId);
  const isFailing = useChat((state) => selectChat(state).isFailing);
  const colour = useChat(selectChatColour) ?? undefined;
  const section = useFootHeight();
  const tabs = useChat(selectTabs);
  const { isShown, rest } = useFootChips(section, useChips(tabs, openId));
  return (
    <section
      aria-label={texts.label}
      className={styles.bar}
      ref={section}
      data-bar-colour={colour}
      data-foot-chips
    >
      {isFailing && (
        <span className={styles.failing} role="status" data-foot-fixed>
          <TriangleAlertIcon aria-hidden /> {texts.failing}
        </span>
      )}
      <Waiting />
      <ul className={footTabsClass}>
        {tabs
          .filter(({ id }) => isShown(id))
          .map((conversation) => (
            <LineBoundary key={conversation.id} as="li" resetKey={conversation}>
              <ChatTab conversation={conversation} isOpen={conversation.id === openId} />
            </LineBoundary>
          ))}
      </ul>
      <FootRest chips={rest} />
    </section>
  );
}

function useChips(tabs: readonly ChatConversation[], openId: string | null): FootChip[] {
  const dispatch = useDispatch();
  const counts = useChat((state) => tabs.map((one) => selectUnread(state, one)).join()).split(',');
  return tabs.map((conversation, place) => {
    const { id, status } = conversation;
    const unread = Number(counts[place]);
    const label = texts.tab(nameOf(conversation), unread, conversationStatusLabel(status));
    return { id, label, unread, isOpen: id === openId, open: () => dispatch(conversationOpened(id)) };
  });
}

const stepOf = ({ status }: ChatConversation) =>
  status === ConversationStatus.Detached ? ('pickUp' as const) : ('accept' as const);

/** The number of waiting visitors while I am available, with a button and a key that take the next one. */
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
  useChord(chatKeys.acceptNext, accept, { when: canAccept });
  if (!isAvailable || pending.length === 0) return null;
  return (
    <span className={styles.waiting} data-foot-fixed>
      <span className={styles.waitingWords}>{texts.waiting(pending.length)}</span>
      {canAccept && (
        <Button size="s" variant="primary" onClick={accept} aria-keyshortcuts={ariaKeys(chatKeys.acceptNext)}>
          {texts.acceptNext}
          <Count aria-hidden className={styles.waitingCount} value={pending.length} />
        </Button>
      )}
    </span>
  );
}
