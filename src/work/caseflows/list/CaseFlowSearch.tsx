import { DEFAULT_STATUS_CODES, caseFlowStatusLabel, statusOfCode } from '@/domain/caseflows/caseFlowStatus';
import { deadlineSet, type SetFilter, setFilter } from '@/kit/livelist/setFilters';
import { ListSearch } from '@/kit/livelist/ListSearch';
import { filterTexts } from '@/kit/livelist/filterTexts';
import { chosenAssignee } from '@/shared/people';
import { type CaseFlowFilters, hasFilters, noFilters } from './caseFlowFilters';
import { caseFlowListTexts } from './caseFlowListTexts';
import type { CaseFlowAddress } from './caseFlowList';

const texts = { ...filterTexts, ...caseFlowListTexts.filters };

/** The statuses count as one filter, which is set when they differ from the default. */
function statusSet({ statusses }: CaseFlowFilters): SetFilter<CaseFlowFilters>[] {
  if (!hasFilters({ ...noFilters, statusses })) return [];
  const names = statusses.map((code) => caseFlowStatusLabel(statusOfCode(code))).join(', ');
  return setFilter(texts.status, names || texts.anyStatus, { statusses: DEFAULT_STATUS_CODES });
}

/** The filters that are set, apart from the search text. */
const setIn = (filters: CaseFlowFilters): SetFilter<CaseFlowFilters>[] => [
  ...statusSet(filters),
  ...setFilter(texts.types, filters.caseType, { caseType: null }),
  ...deadlineSet(filters.completion, { completion: null }),
  ...setFilter(texts.owner, chosenAssignee(filters.owner)?.name, { owner: null }),
  ...setFilter(texts.executor, chosenAssignee(filters.executor)?.name, { executor: null }),
];

export const CaseFlowSearch = ({ address }: { address: CaseFlowAddress }) => (
  <ListSearch address={address} placeholder={texts.queryPlaceholder} set={setIn(address.filters)} />
);
