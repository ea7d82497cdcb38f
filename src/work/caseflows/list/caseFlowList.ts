import { getCaseFlowPage } from '@/api/caseflows/caseFlows';
import { paths } from '@/core/paths';
import { storageKeys } from '@/core/storage/storageKeys';
import { defineList } from '@/kit/livelist/defineList';
import {
  caseFlowFilters,
  caseFlowQuestion,
  caseFlowSort,
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
    filters: caseFlowFilters,
    sort: caseFlowSort,
  },
  address: caseFlowQuestion,
  fetchPage: ({ filters, sort }, place, signal) =>
    getCaseFlowPage(toCaseFlowQuery(filters, sort, place, Date.now()), signal),
  membership,
  compare: compareCaseFlows,
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
