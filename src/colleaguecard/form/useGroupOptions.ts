import { colleagueQueries } from '@/api/colleagueQueries';
import type { Colleague } from '@/domain/colleague/colleague';
import { colleagueFormTexts as texts } from './colleagueFormTexts';

/** As many as there are in any installation. */
const ALL = { query: '', page: 0, pageSize: 200 };

/** The function groups to choose from; those that the colleague is in stand there before all have come. */
export function useGroupOptions(colleague: Colleague | null) {
  const answer = colleagueQueries.endpoints.foundFunctionGroups.useQuery(ALL);
  const groups = [...(colleague?.functiongroups ?? []), ...(answer.currentData?.items ?? [])];
  const names = new Map(groups.map(({ id, title }) => [id, title || texts.groupUnknown]));
  const options = [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'nl'));
  return { options, answer };
}
