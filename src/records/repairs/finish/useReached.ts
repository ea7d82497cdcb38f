import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { personQueries } from '@/api/people/personQueries';
import { selectActiveContact } from '@/desk/contacts';
import { ChannelType } from '@/domain/timeline/channelType';
import type { RepairDraft } from '../repairDraft';
import { useReporter } from '../useReporter';
import { type Reached, reachedOf, reachedWith } from './reachedFields';

/** The reporter's contact details: as filled in, otherwise those of the person of the contact or of the tenant. */
export function useReached(
  draft: RepairDraft,
  unitId: string,
  isAnonymous: boolean,
): Reached & { personName: string | null } {
  const contact = useSelector(selectActiveContact);
  const personId = useReporter(unitId, isAnonymous)?.id;
  const { currentData: person = null } = personQueries.endpoints.person.useQuery(personId ?? skipToken);
  const channel = contact?.channel ?? ChannelType.Phone;
  const usual = { channel, ...reachedOf(person) };
  return { ...reachedWith(draft, usual), personName: person?.name ?? null };
}
