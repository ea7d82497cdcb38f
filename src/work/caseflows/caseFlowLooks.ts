import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import { currentDeadline, summaryOf } from './caseFlowsRules';

/** The facts of a case that a row shows. */
const shown = (caseFlow: CaseFlow): readonly unknown[] => [
  caseFlow.lastModified,
  caseFlow.status,
  caseFlow.title,
  caseFlow.type,
  caseFlow.created,
  caseFlow.ownerModel?.id,
  caseFlow.ownerModel?.name,
  caseFlow.relatedPerson?.name,
  caseFlow.relatedPerson?.id,
  summaryOf(caseFlow),
  currentDeadline(caseFlow),
];

/** Returns whether two versions of a case look the same in the list. */
export const looksSame = (one: CaseFlow, other: CaseFlow): boolean => {
  const others = shown(other);
  return shown(one).every((fact, index) => fact === others[index]);
};
