import { created, refuse } from '../backend/answers';
import type { Handler, Handlers } from '../backend/backend';
import { db } from '../db/db';
import { textOf } from '../tasks/payloads';
import { world } from '../world/worldState';
import { conversationNamed, takenConversations, waitingConversations } from './conversations';
import { defaultMessages } from './defaultMessages';
import { link, unlink } from './linking';
import { logIn, logOut, register, switchChat } from './operators';
import { send } from './sending';
import { waitingStatistics } from './statistics';
import { type StepName, takeStep } from './steps';
import { toConversation, toMessage, toOperator } from './wire';

const step =
  (name: StepName): Handler =>
  ({ user, param }) =>
    toConversation(takeStep(name, user, param('id')));

const readConfig: Handler = () => ({ enabled: world.isChatOn });

const writeConfig: Handler = async ({ body }) => {
  const { enabled } = await body();
  if (typeof enabled !== 'boolean') refuse(422, "'enabled' moet waar of onwaar zijn.", 'enabled');
  switchChat(enabled);
};

export const chatHandlers: Handlers = {
  'GET /chat/api/v1/chat/config': readConfig,
  'PUT /chat/api/v1/chat/config': writeConfig,
  'GET /chatkcc/api/v1/chat/config': readConfig,
  'PUT /chatkcc/api/v1/chat/config': writeConfig,

  'GET /chatkcc/api/v1/chatoperators': () => (world.isChatOn ? db.chatOperators.all().map(toOperator) : []),
  'GET /chatkcc/api/v1/defaultmessages': () => defaultMessages,
  'GET /chatkcc/api/v1/waitingstatistics': () => waitingStatistics(),
  'GET /chatkcc/api/v1/conversations/pending': () => waitingConversations().map(toConversation),
  'GET /chatkcc/api/v1/conversations/active': () => takenConversations().map(toConversation),
  'GET /chatkcc/api/v1/conversations/:id': ({ param }) => {
    const id = param('id');
    return toConversation(conversationNamed(id) ?? refuse(404, `Gesprek ${id} bestaat niet.`));
  },
  'GET /chatkcc/api/v1/conversations/stored/:id': ({ param }) =>
    db.storedConversations.find(param('id')) ?? refuse(404, 'Dit gesprek is niet bewaard.'),

  'POST /chatkcc/api/v1/chatoperators/register': async ({ user, body }) =>
    toOperator(register(user, await body())),
  'POST /chatkcc/api/v1/chatoperators/sessions/login': ({ user }) => logIn(user),
  'POST /chatkcc/api/v1/chatoperators/sessions/logout': ({ user }) => logOut(user),
  'POST /chatkcc/api/v1/conversations/pending/:id/accept': step('accept'),
  'POST /chatkcc/api/v1/conversations/:id/pickup': step('pickup'),
  'POST /chatkcc/api/v1/conversations/:id/leave': step('leave'),
  'POST /chatkcc/api/v1/conversations/:id/detach': step('detach'),
  'POST /chatkcc/api/v1/conversations/:id/endacw': step('endacw'),
  'POST /chatkcc/api/v1/conversations/:id/messages/new': async ({ user, param, body }) => {
    const { messageText } = await body();
    return created(toMessage(send(user, param('id'), textOf(messageText))));
  },
  'PUT /chatkcc/api/v1/conversations/:id/customerId/:customerId': ({ user, param }) =>
    link(user, param('id'), param('customerId')),
  'DELETE /chatkcc/api/v1/conversations/:id/customerId/:customerId': ({ user, param }) =>
    unlink(user, param('id'), param('customerId')),
};
