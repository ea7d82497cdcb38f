export type { WithCaseFlows } from './caseFlowsSlice';
