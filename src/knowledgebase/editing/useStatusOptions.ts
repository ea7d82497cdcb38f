import { faqEditingQueries } from '@/api/knowledge/faqEditing';
import { PublicationStatus } from '@/domain/knowledge/faq';
import { publicationStatusLabel } from '@/domain/knowledge/publicationStatus';

const known = Object.entries(PublicationStatus).map(([name, status]) => ({ name, status }));

/** What a question can be, by its name on the wire; what the back end has more than this program is called as it calls it. */
export function useStatusOptions() {
  const { currentData } = faqEditingQueries.endpoints.publicationStatuses.useQuery(undefined);
  const all = currentData !== undefined && currentData.length > 0 ? currentData : known;
  return all.map(({ name, status }) => ({
    value: name,
    label: known.some((one) => one.status === status) ? publicationStatusLabel(status) : name,
    status,
  }));
}
