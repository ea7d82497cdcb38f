export {
  availabilityRequested,
  deregisterRequested,
  linkRequested,
  pollRequested,
  registerRequested,
  stepRequested,
} from './state/chatActions';
export {
  type ConversationDeed,
  customerLines,
  differsFromLinked,
  isMine,
  type Me,
  type WhyNot,
  whyNot,
} from './state/chatRules';
export {
  selectChat,
  selectConversation,
  selectHasActiveChat,
  selectHasChatAfterWork,
  selectIsLoggedIn,
  selectIsRegistered,
  selectMe,
  selectMine,
  selectOfColleagues,
  selectOperatorOfPerson,
  selectOwnOperator,
  selectPending,
  selectUnread,
} from './state/chatSelectors';
export { selectMayOperate } from './state/mayOperate';
export { chatWatched, conversationOpened, type WithChat } from './state/chatSlice';
