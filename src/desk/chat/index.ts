export { ChatLogin } from './operator/ChatLogin';
export type { WaitingForMe, WithChat } from './state/chatSlice';
