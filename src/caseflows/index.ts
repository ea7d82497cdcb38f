export { caseFlowsDialogs } from './caseFlowsDialogs';
export { caseFlowsRoutes } from './caseFlowsRoutes';
