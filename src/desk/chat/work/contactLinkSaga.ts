import { call, put, select } from 'typed-redux-saga';
import { orNull } from '@/api/http/orNull';
import { getPersonOfCustomer } from '@/api/people/customers';
import { sourceEnded, sourceLinked, selectContactOver, selectOpenChats } from '@/desk/contacts';
import type { WithDrafts } from '@/core/drafts/draftsSlice';
import { untilChanged } from '@/core/sagas/waitUntil';
import { type ChatConversation, linkedCustomerId } from '@/domain/chat/chatConversation';
import { nameOf } from '../conversationName';
import { selectHasEnded, selectTabs } from '../state/chatSelectors';
import type { WithChat } from '../state/chatSlice';

type State = WithChat & WithDrafts;

/** Returns the conversations with a contact, and their customers, as a text, so that they are compared by value. */
const selectLinks = (state: State): string =>
  selectTabs(state)
    .filter(({ id }) => selectContactOver(state, id) !== null)
    .map((one) => `${one.id} ${linkedCustomerId(one) ?? ''}`)
    .join();

/** Moves the contact over a conversation to the person that the conversation is linked to, whoever made the link. */
export function* contactLinkSaga() {
  const reported = new Map<string, string | null>();
  while (true) {
    const links = yield* select(selectLinks);
    for (const conversation of yield* select(selectTabs)) yield* call(report, conversation, reported);
    yield* untilChanged(selectLinks, links);
  }
}

function* report(conversation: ChatConversation, reported: Map<string, string | null>) {
  const { id } = conversation;
  const customerId = linkedCustomerId(conversation);
  const contact = yield* select((state: WithDrafts) => selectContactOver(state, id));
  if (contact === null) return;
  const key = `${contact.id} ${id}`;
  if (reported.get(key) === customerId) return;
  const personId = customerId === null ? null : yield* call(() => orNull(getPersonOfCustomer(customerId)));
  if (customerId !== null && personId === null) return;
  reported.set(key, customerId);
  yield* put(
    sourceLinked({
      sourceId: id,
      person: personId === null ? null : { id: personId, name: nameOf(conversation) },
    }),
  );
}

const selectEnded = (state: State): string =>
  selectOpenChats(state)
    .filter((id) => selectHasEnded(state, id))
    .join();

/** Marks the contact over an ended conversation as one to be registered. */
export function* contactEndSaga() {
  while (true) {
    const ended = yield* select(selectEnded);
    for (const id of ended.split(',').filter(Boolean)) yield* put(sourceEnded(id));
    yield* untilChanged(selectEnded, ended);
  }
}
