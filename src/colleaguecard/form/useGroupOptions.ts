import { colleagueQueries } from '@/api/colleagueQueries';
import type { Colleague } from '@/domain/colleague/colleague';
import { colleagueFormTexts as texts } from './colleagueFormTexts';

/** More groups than any installation has. */
const ALL = { query: '', page: 0, pageSize: 200 };

/** The function groups to choose from; those of the colleague are listed before all have loaded. */
export function useGroupOptions(colleague: Colleague | null) {
  const answer = colleagueQueries.endpoints.foundFunctionGroups.useQuery(ALL);
  const groups = [...(colleague?.functiongroups ?? []), ...(answer.currentData?.items ?? [])];
  const names = new Map(groups.map(({ id, title }) => [id, title || texts.groupUnknown]));
  const options = [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'nl'));
  return { options, answer };
}
