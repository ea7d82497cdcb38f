import { type Body, textOf } from '../backend/body';
import { refuse } from '../backend/answers';
import { type FileKind, fileKinds } from '../chat/attachments';
import { chat } from '../chat/controls';
import { conversations } from '../chat/conversations';
import { operatorIdOf } from '../chat/operators';
import type { ConversationRecord } from '../chat/records';
import { toConversation, toOperator } from '../chat/wire';
import { db } from '../db/db';
import { isUserKey, userIds } from '../session/users';

const fileKind = (name: string): FileKind =>
  Object.hasOwn(fileKinds, name)
    ? (name as FileKind)
    : refuse(422, `Een van: ${Object.keys(fileKinds).join(', ')}.`);

const isOperator = (id: string): string => (isUserKey(id) ? operatorIdOf(userIds[id]) : id);

const actions: Readonly<Record<string, (id: string, body: Body) => unknown>> = {
  start: (_, body) =>
    chat.start(textOf(body['text']) || undefined, body['changes'] as Partial<ConversationRecord>),
  write: (id, body) => chat.write(id, textOf(body['text'])),
  sendFile: (id, body) => chat.sendFile(id, fileKind(textOf(body['kind']) || 'photo'), textOf(body['text'])),
  leave: chat.leave,
  fallSilent: chat.fallSilent,
  take: (id) => chat.take(id),
  answer: (id, body) => chat.answer(id, textOf(body['text']) || undefined),
  release: (id) => chat.release(id),
  vanish: (id) => chat.vanish(isOperator(id)),
  on: () => chat.switchTo(true),
  off: () => chat.switchTo(false),
  change: (id, body) => db.conversations.change(id, body['changes'] as Partial<ConversationRecord>),
};

/**
 * `{action, id, text?, kind?, changes?}`: performs an action of a customer or a colleague, and answers the whole
 * conversation that it made. `vanish` accepts the key of a user too.
 */
export function doInChat(body: Body) {
  const action =
    actions[textOf(body['action'])] ?? refuse(422, `Een van: ${Object.keys(actions).join(', ')}.`);
  return action(textOf(body['id']), body);
}

/** The whole state of the chat, regardless of permissions. */
export const readChat = () => ({
  operators: db.chatOperators.map(toOperator),
  conversations: conversations().map(toConversation),
  stored: db.storedConversations.all(),
});
