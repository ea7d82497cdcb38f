import { createSelector } from '@reduxjs/toolkit';
import { selectIsSending, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import type { Assignee } from '@/domain/colleagues/assignee';
import { lookUp } from '@/lib/values';
import { caseFlowKey } from '../caseFlowsActions';
import type { WithCaseFlows } from '../caseFlowsSlice';
import { groupOf, type OwnerCases, totalOf, visibleGroups, type WorkloadState } from './workloadState';

export const selectWorkload = ({ caseFlows }: WithCaseFlows): WorkloadState => caseFlows.workload;

export const selectWorkloadLoad = (state: WithCaseFlows) => selectWorkload(state).load;
export const selectWorkloadQuestion = (state: WithCaseFlows) => selectWorkload(state).question;

/** The groups in the order on the screen, which does not change during a drag. */
export const selectGroups = (state: WithCaseFlows): readonly OwnerCases[] =>
  visibleGroups(selectWorkload(state));

/** The current number of cases, also during a drag. */
export const selectOwnerTotal = (state: WithCaseFlows, key: string): number =>
  groupOf(selectWorkload(state).groups, key)?.total ?? 0;

export const selectWorkloadTotal = createSelector(
  [(state: WithCaseFlows) => selectWorkload(state).groups],
  (groups): number => totalOf(groups),
);

/** The owners that are shown, by id, because an address holds ids only. */
export const selectOwners = createSelector(
  [(state: WithCaseFlows) => selectWorkload(state).groups],
  (groups): ReadonlyMap<string, Assignee> =>
    new Map(groups.flatMap(({ key, owner }) => (owner === null ? [] : [[key, owner] as const]))),
);

export const selectIsLoadingMore = (state: WithCaseFlows, key: string): boolean =>
  selectWorkload(state).loadingMore.includes(key);
export const selectHasMoreFailed = (state: WithCaseFlows, key: string): boolean =>
  selectWorkload(state).moreFailed.includes(key);

export const selectDragged = (state: WithCaseFlows): string | null => selectWorkload(state).dragged;

const movesNow = (state: WithSubmissions, id: string): boolean =>
  selectIsSending(state, caseFlowKey('update', id));

/** Returns the owner to whom a case is moving; undefined while it is not moving. */
export const selectDestination = (
  state: WithCaseFlows & WithSubmissions,
  id: string,
): Assignee | null | undefined =>
  movesNow(state, id) ? lookUp(selectWorkload(state).destinations, id) : undefined;

/** The ids of the moving cases, joined into one text that compares equal while they are the same. */
export const selectMoving = (state: WithCaseFlows & WithSubmissions): string =>
  Object.keys(selectWorkload(state).destinations)
    .filter((id) => movesNow(state, id))
    .join();
