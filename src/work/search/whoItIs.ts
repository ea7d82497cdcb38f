import type { KnownPerson, PersonAlert } from '@/shared/people';
import type { Found } from './found';
import { isRelation } from './useFound';

const NO_ALERTS: readonly PersonAlert[] = [];

/**
 * Search results contain neither a date of birth nor the user id of a colleague; both are read for the visible rows.
 */
export const whoItIs = (found: Found, known: KnownPerson | undefined) => ({
  facts: known && isRelation(found) ? { ...found, birthDate: known.person.birthDate } : found,
  badges: found.badges,
  alerts: known?.alerts ?? NO_ALERTS,
  userId: found.kind === 'colleagues' ? (known?.person.properties['colleagueId'] ?? null) : null,
});
