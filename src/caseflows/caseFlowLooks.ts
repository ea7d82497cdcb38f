import type { CaseFlow } from '@/domain/caseflow/caseFlow';
import { currentDeadline, summaryOf } from './caseFlowsRules';

/** All that a row says of a case. */
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

/** The same as far as the list shows it. */
export const looksSame = (one: CaseFlow, other: CaseFlow): boolean => {
  const others = shown(other);
  return shown(one).every((fact, index) => fact === others[index]);
};
