import type { Assignee } from '@/domain/assignee';
import { workloadTexts } from './workload/workloadTexts';
import { useAssigneeName } from './useAssigneeName';

/** Whose a case is, in words; the name of somebody who left is looked up, and said to be unknown when nobody has it. */
export function useOwnerName(owner: Assignee | null): string {
  const name = useAssigneeName(owner);
  return owner === null ? workloadTexts.nobody : (name ?? workloadTexts.nameless);
}
