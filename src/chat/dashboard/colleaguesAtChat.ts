import { createSelector } from '@reduxjs/toolkit';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import type { ChatOperator } from '@/domain/chat/chatOperator';
import { sameId } from '@/lib/guid';
import { selectChat, selectOfColleagues } from '../state/chatSelectors';
import type { WithChat } from '../state/chatSlice';

export interface ColleagueAtChat {
  id: string;
  /** Null of one who vanished from the list. */
  operator: ChatOperator | null;
  conversations: readonly ChatConversation[];
}

const ofOperator = (conversations: readonly ChatConversation[], id: string) =>
  conversations.filter(({ operator }) => sameId(operator?.id ?? '', id));

/** Each colleague with their conversations; whoever is not among the operators any more has conversations only. */
export const selectColleaguesAtChat = createSelector(
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
