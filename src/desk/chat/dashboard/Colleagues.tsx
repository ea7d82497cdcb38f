import { useSelector } from 'react-redux';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { UsersIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import { Badge } from '@/ui/record/Badge';
import { CardList } from '@/ui/rows/Cards';
import { Clamped } from '@/ui/text/Clamped';
import { activeTone } from '@/ui/record/statusTones';
import styles from './Colleagues.module.css';
import { ConversationCard } from './ConversationCard';
import { dashboardTexts } from './dashboardTexts';
import { createSelector } from '@reduxjs/toolkit';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import type { ChatOperator } from '@/domain/chat/chatOperator';
import { sameId } from '@/lib/guid';
import { selectChat, selectOfColleagues } from '../state/chatSelectors';
import type { WithChat } from '../state/chatSlice';

interface ColleagueAtChat {
  id: string;
  /** Null when the colleague is no longer in the list of operators. */
  operator: ChatOperator | null;
  conversations: readonly ChatConversation[];
}

const ofOperator = (conversations: readonly ChatConversation[], id: string) =>
  conversations.filter(({ operator }) => sameId(operator?.id ?? '', id));

/**
 * Each colleague with their conversations; a colleague who is no longer an operator is listed only while they have
 * conversations.
 */
const selectColleaguesAtChat = createSelector(
  [
    (state: WithChat) => selectChat(state).operators,
    (state: WithChat) => selectChat(state).operatorId,
    selectOfColleagues,
  ],
  (operators, ownId, conversations): ColleagueAtChat[] => {
    const colleagues = operators.filter(({ id }) => id !== ownId);
    const known = colleagues.map((operator) => ({
      id: operator.id,
      operator,
      conversations: ofOperator(conversations, operator.id),
    }));
    const rest = conversations.filter(
      ({ operator }) => !colleagues.some(({ id }) => sameId(id, operator?.id ?? '')),
    );
    const vanished = [...new Set(rest.map(({ operator }) => operator?.id ?? ''))];
    return [...known, ...vanished.map((id) => ({ id, operator: null, conversations: ofOperator(rest, id) }))];
  },
);

const texts = dashboardTexts.operator;

export function Colleagues() {
  const colleagues = useSelector(selectColleaguesAtChat);
  if (colleagues.length === 0) return <EmptyState icon={UsersIcon} title={dashboardTexts.none.colleagues} />;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys scroll a list without buttons.
    <ul className={styles.colleagues} tabIndex={0} aria-label={dashboardTexts.panes.colleagues}>
      {colleagues.map((colleague) => (
        <Colleague key={colleague.id} colleague={colleague} />
      ))}
    </ul>
  );
}

const nameOf = ({ operator }: ColleagueAtChat): string =>
  [operator?.firstName, operator?.lastName].filter(Boolean).join(' ') || texts.unknown;

function Colleague({ colleague }: { colleague: ColleagueAtChat }) {
  const { operator, conversations } = colleague;
  const name = nameOf(colleague);
  return (
    <li className={styles.colleague}>
      <p className={styles.head}>
        <strong className={styles.name}>
          <Clamped>{name}</Clamped>
        </strong>
        <Badge tone={activeTone(operator?.isLoggedIn ?? false)}>
          {operator?.isLoggedIn ? texts.available : texts.away}
        </Badge>
      </p>
      {conversations.length === 0 ? (
        <p className={mutedClass}>{texts.idle}</p>
      ) : (
        <CardList label={texts.conversations(name)}>
          {conversations.map((conversation) => (
            <ConversationCard key={conversation.id} conversation={conversation} />
          ))}
        </CardList>
      )}
    </li>
  );
}
