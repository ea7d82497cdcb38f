import type { CaseFlow } from '@/domain/caseFlow';
import type { StepResult, WithOpenCaseFlow } from './openCaseFlowSlice';

export const selectOpenCaseFlow = ({ openCaseFlow }: WithOpenCaseFlow): CaseFlow | null =>
  openCaseFlow.caseFlow;
export const selectOpenCaseFlowId = ({ openCaseFlow }: WithOpenCaseFlow): string | null => openCaseFlow.id;
export const selectOpenCaseFlowLoad = ({ openCaseFlow }: WithOpenCaseFlow) => openCaseFlow.load;
/** Gone since it was opened. */
export const selectOpenCaseFlowRemoved = ({ openCaseFlow }: WithOpenCaseFlow): boolean =>
  openCaseFlow.removed;
export const selectStepResult = ({ openCaseFlow }: WithOpenCaseFlow): StepResult | null =>
  openCaseFlow.stepResult;
