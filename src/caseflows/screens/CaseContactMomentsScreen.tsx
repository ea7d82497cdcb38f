export const CaseContactMomentsScreen = () => null;
