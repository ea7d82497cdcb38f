import { createSelector } from '@reduxjs/toolkit';
import { selectIsSending, submissionKey, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import type { Assignee } from '@/domain/assignee';
import type { CaseFlow } from '@/domain/caseFlow';
import type { WithWorkload } from './workloadSlice';
import { groupOf, type OwnerCases, totalOf, visibleGroups } from './workloadState';

export const selectWorkloadLoad = ({ workload }: WithWorkload) => workload.load;
export const selectWorkloadQuestion = ({ workload }: WithWorkload) => workload.question;

/** As they stand on the screen, also while someone drags. */
export const selectGroups = ({ workload }: WithWorkload): readonly OwnerCases[] => visibleGroups(workload);

export const selectGroup = (state: WithWorkload, key: string): OwnerCases | undefined =>
  groupOf(selectGroups(state), key);

/** How many there are is true at every moment. */
export const selectOwnerTotal = ({ workload }: WithWorkload, key: string): number =>
  groupOf(workload.groups, key)?.total ?? 0;

export const selectWorkloadTotal = createSelector(
  [({ workload }: WithWorkload) => workload.groups],
  (groups): number => totalOf(groups),
);

/** The owners that are shown, by id: an address holds ids only. */
export const selectOwners = createSelector(
  [({ workload }: WithWorkload) => workload.groups],
  (groups): ReadonlyMap<string, Assignee> =>
    new Map(groups.flatMap(({ key, owner }) => (owner === null ? [] : [[key, owner] as const]))),
);

export const selectWorkloadCase = ({ workload }: WithWorkload, id: string): CaseFlow | undefined =>
  Object.hasOwn(workload.entities, id) ? workload.entities[id] : undefined;

export const selectIsLoadingMore = ({ workload }: WithWorkload, key: string): boolean =>
  workload.loadingMore.includes(key);
export const selectHasMoreFailed = ({ workload }: WithWorkload, key: string): boolean =>
  workload.moreFailed.includes(key);

export const selectDragged = ({ workload }: WithWorkload): string | null => workload.dragged;

const movesNow = (state: WithSubmissions, id: string): boolean =>
  selectIsSending(state, submissionKey('updateCaseFlow', id));

/** To whom a case is on its way; undefined while it stays where it is. */
export const selectDestination = (
  state: WithWorkload & WithSubmissions,
  id: string,
): Assignee | null | undefined => (movesNow(state, id) ? state.workload.destinations[id] : undefined);

/** The cases that are on their way, as one text so that it is the same while they are. */
export const selectMoving = (state: WithWorkload & WithSubmissions): string =>
  Object.keys(state.workload.destinations)
    .filter((id) => movesNow(state, id))
    .join();
