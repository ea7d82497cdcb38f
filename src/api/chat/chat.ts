import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { ChatConversation } from '@/domain/chat/chatConversation';
import { ChatMessage } from '@/domain/chat/chatMessage';
import { ChatOperator } from '@/domain/chat/chatOperator';
import { ChatConfig, WaitingStatistics } from '@/domain/chat/chatSettings';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { repeated } from './repeated';

/** The chat and its configuration have addresses on separate services (AMB-166). */
export const chatUrls = {
  config: '/chat/api/v1/chat/config',
  operators: '/chatkcc/api/v1/chatoperators',
  register: '/chatkcc/api/v1/chatoperators/register',
  login: '/chatkcc/api/v1/chatoperators/sessions/login',
  logout: '/chatkcc/api/v1/chatoperators/sessions/logout',
  defaultMessages: '/chatkcc/api/v1/defaultmessages',
  statistics: '/chatkcc/api/v1/waitingstatistics',
  pending: '/chatkcc/api/v1/conversations/pending',
  active: '/chatkcc/api/v1/conversations/active',
  conversation: '/chatkcc/api/v1/conversations/:id',
  stored: '/chatkcc/api/v1/conversations/stored/:id',
  accept: '/chatkcc/api/v1/conversations/pending/:id/accept',
  pickUp: '/chatkcc/api/v1/conversations/:id/pickup',
  leave: '/chatkcc/api/v1/conversations/:id/leave',
  detach: '/chatkcc/api/v1/conversations/:id/detach',
  endAfterCallWork: '/chatkcc/api/v1/conversations/:id/endacw',
  newMessage: '/chatkcc/api/v1/conversations/:id/messages/new',
  customer: '/chatkcc/api/v1/conversations/:id/customerId/:customerId',
  assignToContact: '/api/v1/activity/contact/assignChatConversation',
  assignToTask: '/api/v1/activity/task/assignChatConversation',
} as const;

const Operators = repeated(ChatOperator);
const Pending = repeated(ChatConversation);
const Active = repeated(ChatConversation);
/** An answer without a body counts as success too. */
const PerhapsConversation = v.fallback(v.nullable(ChatConversation), null);
const PerhapsMessage = v.fallback(v.nullable(ChatMessage), null);

export const getChatConfig = async (): Promise<boolean> =>
  (await http.get(chatUrls.config, ChatConfig)).enabled;

export const setChatConfig = (enabled: boolean) => http.put(chatUrls.config, { enabled }, v.unknown());

/** The data that is polled every second. */
export interface PolledChat {
  operators: readonly ChatOperator[];
  /** Conversations without an operator. */
  pending: readonly ChatConversation[];
  /** The conversations of all operators. */
  active: readonly ChatConversation[];
}

export async function pollChat(signal: AbortSignal): Promise<PolledChat> {
  const [operators, pending, active] = await Promise.all([
    http.get(chatUrls.operators, Operators, { signal }),
    http.get(chatUrls.pending, Pending, { signal }),
    http.get(chatUrls.active, Active, { signal }),
  ]);
  return { operators, pending, active };
}

export const getActiveConversations = (): Promise<readonly ChatConversation[]> =>
  http.get(chatUrls.active, d.listOf(ChatConversation));

export const getConversation = (id: string): Promise<ChatConversation> =>
  http.get(fillPath(chatUrls.conversation, { id }), ChatConversation);

export const getWaitingStatistics = (): Promise<WaitingStatistics> =>
  http.get(chatUrls.statistics, WaitingStatistics);

export interface OperatorName {
  firstName: string;
  lastName: string;
  avatar: string | null;
}

export const registerOperator = (name: OperatorName): Promise<ChatOperator | undefined> =>
  http.post(chatUrls.register, name, ChatOperator);

export const logInOperator = () => http.post(chatUrls.login, undefined, v.unknown());
export const logOutOperator = () => http.post(chatUrls.logout, undefined, v.unknown());

const stepUrls = {
  accept: chatUrls.accept,
  pickUp: chatUrls.pickUp,
  leave: chatUrls.leave,
  detach: chatUrls.detach,
  endAfterCallWork: chatUrls.endAfterCallWork,
} as const;
export type ConversationStep = keyof typeof stepUrls;

export const takeStep = (step: ConversationStep, id: string) =>
  http.post(fillPath(stepUrls[step], { id }), undefined, PerhapsConversation);

export const sendMessage = (id: string, messageText: string) =>
  http.post(fillPath(chatUrls.newMessage, { id }), { messageText }, PerhapsMessage);

export const linkCustomer = (id: string, customerId: string) =>
  http.put(fillPath(chatUrls.customer, { id, customerId }), undefined, v.unknown());

export const unlinkCustomer = (id: string, customerId: string) =>
  http.delete(fillPath(chatUrls.customer, { id, customerId }));

export const assignToContact = (chatConversationId: string, contactMomentId: string) =>
  http.post(chatUrls.assignToContact, { chatConversationId, contactMomentId }, v.unknown());

export const assignToTask = (chatConversationId: string, taskId: string) =>
  http.post(chatUrls.assignToTask, { chatConversationId, taskId }, v.unknown());
