export const CaseFlowCancelDialog = () => null;
