import { administrator, chatOperator, session, viewChat } from '../backend/demands';
import type { Demand } from '../backend/demands';

/** The calls of chat, as in the catalogue. */
export const chatCalls = {
  'GET /chat/api/v1/chat/config': session,
  'PUT /chat/api/v1/chat/config': administrator,
  'GET /chatkcc/api/v1/chat/config': session,
  'PUT /chatkcc/api/v1/chat/config': administrator,
  'GET /chatkcc/api/v1/chatoperators': viewChat,
  'GET /chatkcc/api/v1/defaultmessages': viewChat,
  'GET /chatkcc/api/v1/waitingstatistics': viewChat,
  'GET /chatkcc/api/v1/conversations/pending': viewChat,
  'GET /chatkcc/api/v1/conversations/active': viewChat,
  'GET /chatkcc/api/v1/conversations/:id': viewChat,
  'GET /chatkcc/api/v1/conversations/stored/:id': viewChat,
  'POST /chatkcc/api/v1/chatoperators/register': chatOperator,
  'POST /chatkcc/api/v1/chatoperators/sessions/login': chatOperator,
  'POST /chatkcc/api/v1/chatoperators/sessions/logout': chatOperator,
  'POST /chatkcc/api/v1/conversations/pending/:id/accept': chatOperator,
  'POST /chatkcc/api/v1/conversations/:id/pickup': chatOperator,
  'POST /chatkcc/api/v1/conversations/:id/leave': chatOperator,
  'POST /chatkcc/api/v1/conversations/:id/detach': chatOperator,
  'POST /chatkcc/api/v1/conversations/:id/endacw': chatOperator,
  'POST /chatkcc/api/v1/conversations/:id/messages/new': chatOperator,
  'PUT /chatkcc/api/v1/conversations/:id/customerId/:customerId': chatOperator,
  'DELETE /chatkcc/api/v1/conversations/:id/customerId/:customerId': chatOperator,
} as const satisfies Record<string, Demand>;
