import { useSelector } from 'react-redux';
import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { CaseFlowStep } from '@/domain/caseflows/caseFlowStep';
import { sameId } from '@/lib/guid';
import { selectOpenCaseFlow } from '../openCaseFlow';

interface FoundStep {
  caseFlow: CaseFlow;
  step: CaseFlowStep;
}

/** Returns the open case for a dialog about it; null when another case, or none, is open. */
export function useCaseFlowOfDialog(caseFlowId: string): CaseFlow | null {
  const caseFlow = useSelector(selectOpenCaseFlow);
  return caseFlow !== null && sameId(caseFlow.id, caseFlowId) ? caseFlow : null;
}

/** Returns a step of the open case, for a dialog about it. */
export function useStepOfDialog(caseFlowId: string, stepId: string): FoundStep | null {
  const caseFlow = useCaseFlowOfDialog(caseFlowId);
  const step = caseFlow?.steps.find(({ id }) => id === stepId);
  return caseFlow && step ? { caseFlow, step } : null;
}
