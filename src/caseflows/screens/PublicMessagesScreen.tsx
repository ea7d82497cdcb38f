export const PublicMessagesScreen = () => null;
