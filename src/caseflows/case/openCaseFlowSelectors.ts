import type { CaseFlow } from '@/domain/caseFlow';
import { recordIdOf } from '@/lib/guid';
import { recordOf } from '@/list/records';
import type { WithCaseFlows } from '../caseFlowsReducer';
import type { StepResult } from './openCaseFlowSlice';

export const selectOpenCaseFlow = ({ caseFlows: { open, records } }: WithCaseFlows): CaseFlow | null =>
  open.id === null || !open.fetched ? null : (recordOf(records, recordIdOf(open.id)) ?? null);
export const selectOpenCaseFlowId = ({ caseFlows }: WithCaseFlows): string | null => caseFlows.open.id;
export const selectOpenCaseFlowLoad = ({ caseFlows }: WithCaseFlows) => caseFlows.open.load;
/** Gone since it was opened. */
export const selectOpenCaseFlowRemoved = ({ caseFlows }: WithCaseFlows): boolean => caseFlows.open.removed;
export const selectStepResult = ({ caseFlows }: WithCaseFlows): StepResult | null =>
  caseFlows.open.stepResult;
