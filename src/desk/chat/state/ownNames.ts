import type { ChatConversation } from '@/domain/chat/chatConversation';
import { plain } from '@/lib/plain';
import { lookUp } from '@/lib/values';
import { givenNameOf } from '../conversationName';

/** The names that visitors gave, by conversation; empty for a conversation that was linked before a name was read. */
export type OwnNames = Readonly<Record<string, string>>;

/**
 * Returns the visitor's name only from an unlinked conversation, because the server overwrites it with the customer's
 * name.
 */
function readFrom(conversation: ChatConversation): string | undefined {
  if (conversation.isLinked) return '';
  return givenNameOf(conversation) || undefined;
}

export const withOwnNames = (before: OwnNames, conversations: readonly ChatConversation[]): OwnNames => {
  const found = conversations.flatMap((one) => {
    const name = lookUp(before, one.id) === undefined ? readFrom(one) : undefined;
    return name === undefined ? [] : [[one.id, name] as const];
  });
  return found.length === 0 ? before : { ...before, ...Object.fromEntries(found) };
};

/** Returns the visitor's own name when it is known and differs from the conversation's name; otherwise null. */
export function otherOwnName(names: OwnNames, conversation: ChatConversation): string | null {
  const own = lookUp(names, conversation.id) ?? '';
  return own === '' || plain(own) === plain(givenNameOf(conversation)) ? null : own;
}
