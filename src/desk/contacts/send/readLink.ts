import { call, delay, race } from 'typed-redux-saga';
import { getConversation } from '@/api/chat/chat';
import { orNull } from '@/api/http/orNull';
import { getPersonOfCustomer } from '@/api/people/customers';
import { linkedCustomerId } from '@/domain/chat/chatConversation';
import type { Contact } from '../contact/contact';
import { keepLink } from '../contact/contactSaga';

/** Registering waits this long for the person of the chat. After that, the person from the last poll is used. */
const PATIENCE_MS = 5_000;

/** Returns null without a linked person; undefined if the person cannot be read, for example because the chat ended. */
async function readLinked(conversationId: string) {
  const conversation = await orNull(getConversation(conversationId));
  if (conversation === null) return undefined;
  const customerId = linkedCustomerId(conversation);
  if (customerId === null) return null;
  const id = await orNull(getPersonOfCustomer(customerId));
  const { firstName = null, lastName = null } = conversation.customer ?? {};
  return id === null ? undefined : { id, name: [firstName, lastName].filter(Boolean).join(' ') };
}

/** Reads the person of the contact's chat, because a colleague may have linked another person since the last poll. */
export function* readLink({ source }: Contact) {
  if (source?.kind !== 'chat') return;
  const { person } = yield* race({ person: call(readLinked, source.id), late: delay(PATIENCE_MS) });
  if (person !== undefined) yield* call(keepLink, { sourceId: source.id, person });
}
