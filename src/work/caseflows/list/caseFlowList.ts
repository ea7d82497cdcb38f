import { getCaseFlowPage } from '@/api/caseflows/caseFlows';
import { paths } from '@/core/paths';
import { storageKeys } from '@/core/storage/storageKeys';
import { knownColleague, withKnownName } from '@/domain/colleagues/keptAssignee';
import { defineList } from '@/kit/livelist/defineList';
import {
  filtersFromSearch,
  filtersToSearch,
  noFilters,
  sameFilters,
  StoredFilters,
  StoredSort,
  toCaseFlowQuery,
  CASE_FLOW_PAGE_SIZE,
} from './caseFlowFilters';
import { bulkRequested } from '../caseFlowsActions';
import { compareCaseFlows, membership } from './caseFlowMembership';

/** The list of the cases (000 §2.4). */
export const caseFlowList = defineList({
  name: 'caseFlows',
  hub: 'caseFlowHub',
  path: paths.caseFlows,
  pageSize: CASE_FLOW_PAGE_SIZE,
  storage: {
    keys: {
      filters: storageKeys.caseFlowFilters,
      sort: storageKeys.caseFlowSort,
      views: storageKeys.caseFlowViews,
      keptQuestion: storageKeys.caseFlowQuestion,
      keptViews: storageKeys.caseFlowKeptViews,
    },
    filters: StoredFilters,
    sort: StoredSort,
    none: { filters: noFilters, sort: 'deadline' },
    withoutCustomers: (filters) => ({
      ...filters,
      query: '',
      owner: knownColleague(filters.owner),
      executor: knownColleague(filters.executor),
    }),
  },
  address: {
    read: filtersFromSearch,
    write: filtersToSearch,
    withNames: (filters, known) => ({
      ...filters,
      owner: withKnownName(filters.owner, known.owner),
      executor: withKnownName(filters.executor, known.executor),
    }),
  },
  fetchPage: ({ filters, sort }, place, signal) =>
    getCaseFlowPage(toCaseFlowQuery(filters, sort, place, Date.now()), signal),
  membership,
  compare: compareCaseFlows,
  sameFilters,
  isDeleted: () => false,
  showsDeleted: () => false,
  bulkRequested,
});

export type CaseFlowAddress = ReturnType<typeof caseFlowList.useAddress>;

export const {
  overviewEntered,
  filtersChanged,
  selectionToggled,
  selectionCleared,
  bulkStopped,
  bulkDismissed,
} = caseFlowList.actions;
