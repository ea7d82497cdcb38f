import { createAction } from '@reduxjs/toolkit';
import type { Assignee } from '@/domain/assignee';
import type { CaseFlowType } from '@/domain/caseFlow';

interface CaseFlowBulkRequest {
  action: 'owner';
  ids: readonly string[];
  owner: Assignee;
}

/** Gives several cases to one owner. */
export const bulkRequested = createAction<CaseFlowBulkRequest>('caseFlows/bulkRequested');

export const typesRequested = createAction('caseFlows/typesRequested');
export const typesLoaded = createAction<CaseFlowType[]>('caseFlows/typesLoaded');
export const typesFailed = createAction('caseFlows/typesFailed');
