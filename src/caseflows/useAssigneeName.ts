import { skipToken } from '@reduxjs/toolkit/query/react';
import { peopleQueries } from '@/api/person/peopleQueries';
import { type Assignee, AssigneeType } from '@/domain/colleague/assignee';
import { workloadTexts } from './workload/workloadTexts';

const { colleague, functionGroup } = peopleQueries.endpoints;

interface LookedUp {
  /** Null as long as nobody knows it. */
  name: string | null;
  /** The name may still come. */
  isAsked: boolean;
}

/** The name of a group. */
export function useGroup(id: string | null): LookedUp {
  const { currentData, isFetching } = functionGroup.useQuery(id ?? skipToken);
  return { name: currentData?.title || null, isAsked: isFetching };
}

const namelessId = (assignee: Assignee | null): string | null =>
  assignee === null || assignee.name !== '' ? null : assignee.id;

/** The name of a colleague or group, looked up where the record has only the id. */
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

/** Whose a case is, in words; the name of somebody who left is looked up, and said to be unknown when nobody has it. */
export function useOwnerName(owner: Assignee | null): string {
  const name = useAssigneeName(owner);
  return owner === null ? workloadTexts.nobody : (name ?? workloadTexts.nameless);
}
