import type { ChatConversation } from '@/domain/chat/chatConversation';
import { plain } from '@/lib/plain';
import { lookUp } from '@/lib/values';
import { givenNameOf } from '../conversationName';

/** How visitors called themselves, by conversation; empty of one that was linked before a name was read. */
export type OwnNames = Readonly<Record<string, string>>;

/** The server puts the customer's name over that of the visitor with the link, so that only what was read before it counts. */
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

/** The visitor's own name where it is known, and not the one by which the conversation goes; else null. */
export function otherOwnName(names: OwnNames, conversation: ChatConversation): string | null {
  const own = lookUp(names, conversation.id) ?? '';
  return own === '' || plain(own) === plain(givenNameOf(conversation)) ? null : own;
}
