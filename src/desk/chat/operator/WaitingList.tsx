import { useDispatch } from 'react-redux';
import { selectIsSending } from '@/core/submissions/submissionsSlice';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { ConversationStatus } from '@/domain/chat/conversationStatus';
import { Button } from '@/ui/buttons/Button';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { mutedClass } from '@/ui/layout/Section';
import { chatTexts as texts } from '../chatTexts';
import { nameOf, providerOf } from '../conversationName';
import { stepRequested } from '../state/chatActions';
import { stepKey } from '../state/chatKeys';
import { whyNot } from '../state/chatRules';
import { selectMe, selectPending } from '../state/chatSelectors';
import { useChat } from '../useChat';
import styles from './ChatTool.module.css';

/** The menu has no room for more conversations; the dashboard shows all of them. */
const SHOWN = 5;

export function WaitingList() {
  const pending = useChat(selectPending);
  if (pending.length === 0) return <p className={mutedClass}>{texts.tool.nobodyWaits}</p>;
  return (
    <>
      <p className={mutedClass}>{texts.tool.waiting(pending.length)}</p>
      <ul className={styles.waiting}>
        {pending.slice(0, SHOWN).map((conversation) => (
          <LineBoundary key={conversation.id} as="li" resetKey={conversation}>
            <Waiting conversation={conversation} />
          </LineBoundary>
        ))}
      </ul>
    </>
  );
}

function Waiting({ conversation }: { conversation: ChatConversation }) {
  const dispatch = useDispatch();
  const { id, status } = conversation;
  const step = status === ConversationStatus.Detached ? 'pickUp' : 'accept';
  const reason = useChat((state) => whyNot(step, conversation, selectMe(state)));
  const busy = useChat((state) => selectIsSending(state, stepKey(id)));
  return (
    <li>
      <span>
        {nameOf(conversation)} <span className={mutedClass}>{providerOf(conversation)}</span>
      </span>
      <Button
        size="s"
        busy={busy}
        disabledReason={reason && texts.whyNot[reason]}
        onClick={() => dispatch(stepRequested({ step, id }))}
      >
        {texts.actions[step]}
      </Button>
    </li>
  );
}
