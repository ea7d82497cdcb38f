import { faqEditingQueries } from '@/api/knowledge/faqEditing';
import { PublicationStatus, publicationStatusLabel } from '@/domain/knowledge/faq';

const known = Object.entries(PublicationStatus).map(([name, status]) => ({ name, status }));

/**
 * Returns the statuses of a question by their names on the wire; a status unknown to the client has the back end's
 * label.
 */
export function useStatusOptions() {
  const { currentData } = faqEditingQueries.endpoints.publicationStatuses.useQuery(undefined);
  const all = currentData !== undefined && currentData.length > 0 ? currentData : known;
  return all.map(({ name, status }) => ({
    value: name,
    label: known.some((one) => one.status === status) ? publicationStatusLabel(status) : name,
    status,
  }));
}
