import { textOf } from '../backend/body';
import { created, refuse } from '../backend/answers';
import type { Handler, Handlers } from '../backend/backend';
import { administrator, chatOperator, session, viewChat } from '../backend/demands';
import { db } from '../db/db';
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
  'GET /chat/api/v1/chat/config': session(readConfig),
  'PUT /chat/api/v1/chat/config': administrator(writeConfig),
  'GET /chatkcc/api/v1/chat/config': session(readConfig),
  'PUT /chatkcc/api/v1/chat/config': administrator(writeConfig),

  'GET /chatkcc/api/v1/chatoperators': viewChat(() =>
    world.isChatOn ? db.chatOperators.map(toOperator) : [],
  ),
  'GET /chatkcc/api/v1/defaultmessages': viewChat(() => defaultMessages),
  'GET /chatkcc/api/v1/waitingstatistics': viewChat(() => waitingStatistics()),
  'GET /chatkcc/api/v1/conversations/pending': viewChat(() => waitingConversations().map(toConversation)),
  'GET /chatkcc/api/v1/conversations/active': viewChat(() => takenConversations().map(toConversation)),
  'GET /chatkcc/api/v1/conversations/:id': viewChat(({ param }) => {
    const id = param('id');
    return toConversation(conversationNamed(id) ?? refuse(404, `Gesprek ${id} bestaat niet.`));
  }),
  'GET /chatkcc/api/v1/conversations/stored/:id': viewChat(({ param }) =>
    db.storedConversations.named(param('id')),
  ),

  'POST /chatkcc/api/v1/chatoperators/register': chatOperator(async ({ user, body }) =>
    toOperator(register(user, await body())),
  ),
  'POST /chatkcc/api/v1/chatoperators/sessions/login': chatOperator(({ user }) => logIn(user)),
  'POST /chatkcc/api/v1/chatoperators/sessions/logout': chatOperator(({ user }) => logOut(user)),
  'POST /chatkcc/api/v1/conversations/pending/:id/accept': chatOperator(step('accept')),
  'POST /chatkcc/api/v1/conversations/:id/pickup': chatOperator(step('pickup')),
  'POST /chatkcc/api/v1/conversations/:id/leave': chatOperator(step('leave')),
  'POST /chatkcc/api/v1/conversations/:id/detach': chatOperator(step('detach')),
  'POST /chatkcc/api/v1/conversations/:id/endacw': chatOperator(step('endacw')),
  'POST /chatkcc/api/v1/conversations/:id/messages/new': chatOperator(async ({ user, param, body }) => {
    const { messageText } = await body();
    return created(toMessage(send(user, param('id'), textOf(messageText))));
  }),
  'PUT /chatkcc/api/v1/conversations/:id/customerId/:customerId': chatOperator(({ user, param }) =>
    link(user, param('id'), param('customerId')),
  ),
  'DELETE /chatkcc/api/v1/conversations/:id/customerId/:customerId': chatOperator(({ user, param }) =>
    unlink(user, param('id'), param('customerId')),
  ),
};
