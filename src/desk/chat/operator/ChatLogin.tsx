import { skipToken } from '@reduxjs/toolkit/query/react';
import { chatQueries } from '@/api/chat/chatQueries';
import { Badge } from '@/ui/record/Badge';
import { activeTone } from '@/ui/record/statusTones';
import { chatTexts } from '../chatTexts';
import { operatorOfPerson, selectChat } from '../state/chatSelectors';
import { useChat } from '../useChat';

const texts = chatTexts.login;

/** Shows whether a colleague is available at the chat; operators are matched by their person (CHAT-15). */
export function ChatLogin({ personId }: { personId: string }) {
  const { isKnown, operators } = useChat(selectChat);
  const { currentData } = chatQueries.endpoints.chatOperators.useQuery(isKnown ? skipToken : undefined);
  const all = isKnown ? operators : currentData;
  if (all === undefined) return null;
  const operator = operatorOfPerson(all, personId);
  if (operator === null) return texts.none;
  return (
    <Badge tone={activeTone(operator.isLoggedIn)}>{operator.isLoggedIn ? texts.available : texts.away}</Badge>
  );
}
