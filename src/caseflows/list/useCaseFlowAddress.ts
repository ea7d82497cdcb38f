import type { CaseFlowSort } from '@/api/caseFlows';
import { type AddressOf, type ListAddress, useListAddress } from '@/core/windowedList/useListAddress';
import type { CaseFlow } from '@/domain/caseFlow';
import { withKnownName } from '@/domain/keptAssignee';
import { type CaseFlowFilters, filtersFromSearch, filtersToSearch, hasFilters } from './caseFlowFilters';
import { caseFlowOverview } from './caseFlowListActions';
import { selectOverview } from '../caseFlowsSelectors';
import type { WithCaseFlows } from '../caseFlowsSlice';
import { caseFlowStorage } from '../caseFlowStorage';
import { useLostPeople } from '../useLostPeople';

export type CaseFlowAddress = ListAddress<CaseFlowFilters, CaseFlowSort>;

const caseFlowAddress: AddressOf<CaseFlow, CaseFlowFilters, CaseFlowSort, WithCaseFlows> = {
  actions: caseFlowOverview,
  storage: caseFlowStorage,
  selectOverview,
  read: filtersFromSearch,
  write: filtersToSearch,
  withNames: (filters, known) => ({
    ...filters,
    owner: withKnownName(filters.owner, known.owner),
    executor: withKnownName(filters.executor, known.executor),
  }),
  isDefault: ({ filters, sort }) => !hasFilters(filters) && sort === 'deadline',
};

/** The filters of the address (000 §2.4), and how to change them. */
export function useCaseFlowAddress(): CaseFlowAddress {
  useLostPeople();
  return useListAddress(caseFlowAddress);
}
