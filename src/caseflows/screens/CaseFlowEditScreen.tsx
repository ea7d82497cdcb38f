export const CaseFlowEditScreen = () => null;
