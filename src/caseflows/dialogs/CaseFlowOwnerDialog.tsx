export const CaseFlowOwnerDialog = () => null;
