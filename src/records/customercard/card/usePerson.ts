import { useSelector } from 'react-redux';
import { useOutletContext, useParams } from 'react-router';
import { personQueries } from '@/api/people/personQueries';
import type { Person } from '@/domain/people/person';
import { useAddressPanel } from '@/kit/card/screen/CardPanel';
import { SELECTED_PANEL } from '@/domain/selectedPanel';
import { to } from '@/core/paths';
import { selectMay } from '@/core/session/sessionSlice';

/** The person whose card is open; null for an id that does not exist. */
export function usePersonAnswer() {
  const { personId = '' } = useParams();
  return personQueries.endpoints.person.useQuery(personId);
}

export const useCardPerson = (): Person => useOutletContext<Person>();

const flags = { selfService: 'openSelfServicePanel' } as const;

/**
 * The address parameters that open the card for a contact (CARD-03). `openKnowledgebase` alone asks for a contact
 * without a question.
 */
const CONTACT = ['openKnowledgebase', 'channel', 'tag', 'query', 'faq', 'personId', SELECTED_PANEL];

/**
 * The self-service panel beside the card. Without the right to it the panel stays closed, whatever the address says
 * (CARD-32). It opens beside the timeline (CARD-35, AMB-121).
 */
export function usePersonPanel() {
  const { personId = '' } = useParams();
  const may = useSelector(selectMay)('caseCreate');
  const address = useAddressPanel({ flags, drops: CONTACT, tab: to.personTab(personId, 'tijdlijn') });
  return may ? address : { ...address, panel: null };
}
