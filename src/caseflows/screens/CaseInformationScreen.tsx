export const CaseInformationScreen = () => null;
