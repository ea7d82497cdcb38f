import { useDispatch, useSelector } from 'react-redux';
import { selectIsSending } from '@/core/submissions/submissionsSlice';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ChatIcon } from '@/ui/icons';
import { CardList } from '@/ui/rows/Cards';
import { chatTexts } from '../chatTexts';
import { nameOf } from '../conversationName';
import { useReasons } from '../actions/useConversationActions';
import { stepRequested } from '../state/chatActions';
import { stepKey } from '../state/chatKeys';
import { selectMine } from '../state/chatSelectors';
import { conversationOpened } from '../state/chatSlice';
import { useChat } from '../useChat';
import { ConversationCard } from './ConversationCard';
import { dashboardTexts as texts } from './dashboardTexts';

/** My active conversations, and those in after-call work, which I have to end. */
export function MyConversations() {
  const mine = useSelector(selectMine);
  if (mine.length === 0) return <EmptyState icon={ChatIcon} title={texts.none.mine} />;
  return (
    <CardList label={texts.panes.mine}>
      {mine.map((conversation) => (
        <ConversationCard key={conversation.id} conversation={conversation}>
          <Actions conversation={conversation} />
        </ConversationCard>
      ))}
    </CardList>
  );
}

function Actions({ conversation }: { conversation: ChatConversation }) {
  const dispatch = useDispatch();
  const reasonFor = useReasons(conversation);
  const busy = useChat((state) => selectIsSending(state, stepKey(conversation.id)));
  const { id } = conversation;
  const name = nameOf(conversation);
  const ends = chatTexts.actions.endAfterCallWork;
  return (
    <>
      <Button
        size="s"
        aria-label={texts.card.openNamed(name)}
        onClick={() => dispatch(conversationOpened(id))}
      >
        {texts.card.open}
      </Button>
      {reasonFor('endAfterCallWork') === null && (
        <Button
          size="s"
          busy={busy}
          aria-label={texts.card.action(ends, name)}
          onClick={() => dispatch(stepRequested({ step: 'endAfterCallWork', id }))}
        >
          {ends}
        </Button>
      )}
    </>
  );
}
