import { useDispatch, useSelector } from 'react-redux';
import { selectIsSending } from '@/core/submissions/submissionsSlice';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { ConversationStatus } from '@/domain/chat/conversationStatus';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ChatIcon } from '@/ui/icons';
import { CardList } from '@/ui/rows/Cards';
import { chatTexts } from '../chatTexts';
import { nameOf } from '../conversationName';
import { useReasons } from '../actions/useConversationActions';
import { stepRequested } from '../state/chatActions';
import { stepKey } from '../state/chatKeys';
import { selectPending } from '../state/chatSelectors';
import { useChat } from '../useChat';
import { ConversationCard } from './ConversationCard';
import { dashboardTexts as texts } from './dashboardTexts';

/** The new and released conversations, the longest waiting first; an operator can take each of them. */
export function WaitingList() {
  const waiting = useSelector(selectPending);
  if (waiting.length === 0) return <EmptyState icon={ChatIcon} title={texts.none.waiting} />;
  return (
    <CardList label={texts.panes.waiting}>
      {waiting.map((conversation) => (
        <ConversationCard key={conversation.id} conversation={conversation}>
          <Take conversation={conversation} />
        </ConversationCard>
      ))}
    </CardList>
  );
}

function Take({ conversation }: { conversation: ChatConversation }) {
  const dispatch = useDispatch();
  const reasonFor = useReasons(conversation);
  const busy = useChat((state) => selectIsSending(state, stepKey(conversation.id)));
  const step = conversation.status === ConversationStatus.Detached ? 'pickUp' : 'accept';
  const action = chatTexts.actions[step];
  return (
    <Button
      size="s"
      variant="primary"
      busy={busy}
      aria-label={texts.card.action(action, nameOf(conversation))}
      disabledReason={reasonFor(step)}
      onClick={() => dispatch(stepRequested({ step, id: conversation.id }))}
    >
      {action}
    </Button>
  );
}
