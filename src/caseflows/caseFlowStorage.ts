import type { CaseFlowSort } from '@/api/caseFlows';
import { storageKeys } from '@/core/storage/storageKeys';
import type { OverviewStorage } from '@/core/windowedList/overviewStorage';
import { type CaseFlowFilters, noFilters, StoredFilters, StoredSort } from './list/caseFlowFilters';

/** What this browser keeps of the list: its question and the saved views (000 §4.3). */
export const caseFlowStorage: OverviewStorage<CaseFlowFilters, CaseFlowSort> = {
  keys: {
    filters: storageKeys.caseFlowFilters,
    sort: storageKeys.caseFlowSort,
    views: storageKeys.caseFlowViews,
  },
  filters: StoredFilters,
  sort: StoredSort,
  none: { filters: noFilters, sort: 'deadline' },
};
