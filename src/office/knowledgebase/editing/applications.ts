import { useSelector } from 'react-redux';
import { type Application, applicationQueries } from '@/api/session/application';
import { selectConfig } from '@/core/config/configSlice';
import { editingTexts } from './editingTexts';

const { form: texts, list } = editingTexts;

/**
 * The known applications that can show a question: the portals of the configuration, and this program. The back end has
 * no list of them.
 */
export function namedApplications(publicIds: readonly string[], own: Application | null): Application[] {
  const publics = [...new Set(publicIds.map((id) => id.toLowerCase()))];
  const mine = own === null || own.name === '' ? [] : [own];
  const portals = publics.filter((id) => id !== mine[0]?.id);
  return [
    ...portals.map((id, place) => ({ id, name: list.publicApplication(place, portals.length) })),
    ...mine.map(({ id, name }) => ({ id, name: publics.includes(id) ? texts.forCustomers(name) : name })),
  ];
}

export function useApplications() {
  const { publicTimelineApplicationIds } = useSelector(selectConfig);
  const answer = applicationQueries.endpoints.ownApplication.useQuery(undefined);
  return {
    answer,
    applications: namedApplications(publicTimelineApplicationIds, answer.currentData ?? null),
  };
}
