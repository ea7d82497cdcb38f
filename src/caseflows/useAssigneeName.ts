import { skipToken } from '@reduxjs/toolkit/query/react';
import { peopleQueries } from '@/api/person/peopleQueries';
import { type Assignee, AssigneeType } from '@/domain/colleague/assignee';
import { workloadTexts } from './workload/workloadTexts';

const { colleague, functionGroup } = peopleQueries.endpoints;

/** Null as long as nobody knows it. */
export function useGroupName(id: string | null): string | null {
  return functionGroup.useQuery(id ?? skipToken).currentData?.title || null;
}

/** The name of a colleague or group, looked up where the record has only the id; null as long as nobody knows it. */
export function useAssigneeName(assignee: Assignee | null): string | null {
  const isGroup = assignee?.type === AssigneeType.FunctionGroup;
  const nameless = assignee === null || assignee.name !== '' ? null : assignee.id;
  const found = colleague.useQuery(isGroup || nameless === null ? skipToken : nameless).currentData;
  const groupName = useGroupName(isGroup || found === null ? nameless : null);
  return assignee?.name || found?.name || groupName;
}

/** Whose a case is, in words; the name of somebody who left is looked up, and said to be unknown when nobody has it. */
export function useOwnerName(owner: Assignee | null): string {
  const name = useAssigneeName(owner);
  return owner === null ? workloadTexts.nobody : (name ?? workloadTexts.nameless);
}
