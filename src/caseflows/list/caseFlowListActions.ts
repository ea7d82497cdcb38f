import { createAction } from '@reduxjs/toolkit';
import type { Assignee } from '@/domain/assignee';

interface CaseFlowBulkRequest {
  action: 'owner';
  ids: readonly string[];
  owner: Assignee;
}

/** Gives several cases to one owner. */
export const bulkRequested = createAction<CaseFlowBulkRequest>('caseFlows/bulkRequested');
