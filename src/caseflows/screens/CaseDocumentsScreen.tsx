export const CaseDocumentsScreen = () => null;
