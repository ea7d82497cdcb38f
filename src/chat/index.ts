export type { WaitingForMe, WithChat } from './state/chatSlice';
