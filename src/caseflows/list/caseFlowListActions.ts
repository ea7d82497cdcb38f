import { createAction } from '@reduxjs/toolkit';
import type { CaseFlowSort } from '@/api/caseFlows';
import { overviewActions } from '@/core/windowedList/overviewActions';
import type { Assignee } from '@/domain/assignee';
import type { CaseFlow, CaseFlowType } from '@/domain/caseFlow';
import type { CaseFlowFilters } from './caseFlowFilters';

/** What happens in the overview of the cases. */
export const caseFlowOverview = overviewActions<CaseFlow, CaseFlowFilters, CaseFlowSort>('caseFlows');

export interface CaseFlowBulkRequest {
  action: 'owner';
  ids: readonly string[];
  owner: Assignee;
}

/** Gives several cases to one owner. */
export const bulkRequested = createAction<CaseFlowBulkRequest>('caseFlows/bulkRequested');

export const typesRequested = createAction('caseFlows/typesRequested');
export const typesLoaded = createAction<CaseFlowType[]>('caseFlows/typesLoaded');
export const typesFailed = createAction('caseFlows/typesFailed');
