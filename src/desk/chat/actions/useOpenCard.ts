import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { arriveAt } from '@/core/hooks/arrivals';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { SELECTED_PANEL, SelectedPanel } from '@/domain/selectedPanel';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { nameOf } from '../conversationName';

/** Returns the address of the customer's timeline (001 §2), without a panel, because the chat window needs the room. */
export const cardOf = (personId: string): string =>
  to.personCard(
    personId,
    new URLSearchParams({
      personId,
      [SELECTED_PANEL]: String(SelectedPanel.None),
      channel: 'Chat',
      query: '',
    }).toString(),
  );

/** Returns the beginning of the address that all tabs of the card share. */
const anyTabOf = (personId: string): string => {
  const address = to.personCard(personId);
  return address.slice(0, address.lastIndexOf('/') + 1);
};

/** Opens the timeline of the customer, unless their card is on the screen already (CHAT-12). */
export function useOpenCard() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const mayOpen = useSelector(selectMay)('customerCard');
  return (conversation: ChatConversation, personId: string | null) => {
    if (personId === null || !mayOpen || pathname.startsWith(anyTabOf(personId))) return;
    arriveAt(personId, nameOf(conversation));
    void navigate(cardOf(personId), { flushSync: true });
  };
}
