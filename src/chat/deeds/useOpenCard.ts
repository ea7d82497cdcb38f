import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { arriveAt } from '@/core/hooks/arrivals';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';
import { SELECTED_PANEL, SelectedPanel } from '@/domain/selectedPanel';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { nameOf } from '../conversationName';

/** Where a conversation leads: the timeline of its customer, as 001 §2 has the address; its window needs the room of a panel. */
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

/** How the address of each tab of the card begins. */
const anyTabOf = (personId: string): string => {
  const address = to.personCard(personId);
  return address.slice(0, address.lastIndexOf('/') + 1);
};

/** Opens the timeline of the customer, unless their card stands there already (CHAT-12). */
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
