export const CaseStepsScreen = () => null;
