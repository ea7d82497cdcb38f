import { skipToken } from '@reduxjs/toolkit/query/react';
import { peopleQueries } from '@/api/people/peopleQueries';
import { type Assignee, AssigneeType } from '@/domain/colleagues/assignee';
import { workloadTexts } from './workload/workloadTexts';

const { colleague, functionGroup } = peopleQueries.endpoints;

interface LookedUp {
  /** Null while unknown. */
  name: string | null;
  /** A look-up is in progress, so the name may still come. */
  isAsked: boolean;
}

export function useGroup(id: string | null): LookedUp {
  const { currentData, isFetching } = functionGroup.useQuery(id ?? skipToken);
  return { name: currentData?.title || null, isAsked: isFetching };
}

const namelessId = (assignee: Assignee | null): string | null =>
  assignee === null || assignee.name !== '' ? null : assignee.id;

/** Returns the name of a colleague or group, looked up when the record has only the id. */
export function useAssignee(assignee: Assignee | null): LookedUp {
  const isGroup = assignee?.type === AssigneeType.FunctionGroup;
  const id = namelessId(assignee);
  const found = colleague.useQuery(isGroup || id === null ? skipToken : id);
  const group = useGroup(isGroup || found.currentData === null ? id : null);
  return {
    name: assignee?.name || found.currentData?.name || group.name,
    isAsked: found.isFetching || group.isAsked,
  };
}

export const useAssigneeName = (assignee: Assignee | null): string | null => useAssignee(assignee).name;

/** Returns the owner's name for display; a missing name is looked up, and shown as unknown when not found. */
export function useOwnerName(owner: Assignee | null): string {
  const name = useAssigneeName(owner);
  return owner === null ? workloadTexts.nobody : (name ?? workloadTexts.nameless);
}
