import { createSelector } from '@reduxjs/toolkit';
import type { Assignee } from '@/domain/colleagues/assignee';
import type { WithCaseFlows } from './caseFlowsSlice';
import { caseFlowList } from './list/caseFlowList';

export const {
  selectById: selectCaseFlowById,
  selectFilters,
  selectSort,
  selectIsSelected,
  selectSelectedIds,
  selectBulk,
} = caseFlowList.selectors;

/** The owners of the loaded cases, by id, because a row may hold a name before the look-up of that name has ended. */
export const selectListedOwners = createSelector(
  [({ caseFlows }: WithCaseFlows) => caseFlows.records],
  (records): ReadonlyMap<string, Assignee> =>
    new Map(
      Object.values(records).flatMap(({ ownerModel }) =>
        ownerModel === null ? [] : [[ownerModel.id, ownerModel] as const],
      ),
    ),
);
