export const InternalMessagesScreen = () => null;
