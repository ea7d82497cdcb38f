export {
  availabilityRequested,
  chatToolShown,
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
  selectMayOperate,
  selectMe,
  selectMine,
  selectOfColleagues,
  selectOperatorOfPerson,
  selectOwnOperator,
  selectPending,
  selectUnread,
} from './state/chatSelectors';
export { chatWatched, conversationOpened, type WithChat } from './state/chatSlice';
