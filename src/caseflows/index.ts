export type { WithCaseFlows } from './caseFlowsReducer';
