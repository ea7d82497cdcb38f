import { createSelector } from '@reduxjs/toolkit';
import { overviewSelectors } from '@/core/windowedList/overviewSelectors';
import type { Assignee } from '@/domain/assignee';
import type { WithCaseFlows } from './caseFlowsSlice';

export const selectOverview = ({ caseFlows }: WithCaseFlows) => caseFlows;

export const {
  selectById: selectCaseFlowById,
  selectListLoad,
  selectFilters,
  selectIsSelected,
  selectSelectedIds,
  selectBulk,
  selectViews,
} = overviewSelectors(selectOverview);

export const selectCaseFlowTypes = ({ caseFlows }: WithCaseFlows) => caseFlows.types;

/** The owners in the rows, by id: a row may have a name before the look-up has. */
export const selectListedOwners = createSelector(
  [({ caseFlows }: WithCaseFlows) => caseFlows.list.entities],
  (entities): ReadonlyMap<string, Assignee> =>
    new Map(
      Object.values(entities).flatMap(({ ownerModel }) =>
        ownerModel === null ? [] : [[ownerModel.id, ownerModel] as const],
      ),
    ),
);
