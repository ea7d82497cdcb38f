import { call, put, select, takeEvery } from 'typed-redux-saga';
import { getConversation, linkCustomer, unlinkCustomer } from '@/api/chat/chat';
import { readFirst } from '@/api/http/httpError';
import { getCustomerOfPerson } from '@/api/people/customers';
import { callerKnown } from '@/desk/contacts';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { ColleagueWasFirst, refusedFor } from '@/core/submissions/colleagueWasFirst';
import { asToast, submit } from '@/core/submissions/submit';
import { toastShown } from '@/core/toasts/toastsSlice';
import { linkedCustomerId } from '@/domain/chat/chatConversation';
import { sameId } from '@/lib/guid';
import { chatTexts } from '../chatTexts';
import { linkKey } from '../state/chatKeys';
import { linkRequested, pollRequested, unlinkRequested } from '../state/chatActions';
import { differsFromLinked, whyNot } from '../state/chatRules';
import { selectConversation, selectMe } from '../state/chatSelectors';
import { conversationChanged, type WithChat } from '../state/chatSlice';
import { afterConflict } from './conflict';

const texts = chatTexts.link;

/** Links and unlinks the customer of a conversation (CHAT-37..39). */
export function* linkSaga() {
  yield* takeEvery(linkRequested, link);
  yield* takeEvery(unlinkRequested, unlink);
  yield* takeEvery(callerKnown, linkNewRelation);
}

/** Links a relation that was created during a conversation to that conversation (CHAT-03). */
function* linkNewRelation({ payload: { sourceId, personId, seen } }: ReturnType<typeof callerKnown>) {
  const conversation = yield* select((state: WithChat) => selectConversation(state, sourceId));
  if (conversation === null || whyNot('link', conversation, yield* select(selectMe)) !== null) return;
  yield* put(linkRequested({ id: sourceId, person: { id: personId, name: texts.theRelation }, seen }));
}

function* finished(id: string, isDone: boolean) {
  if (isDone) yield* closeDialogs((dialog) => dialog.kind === 'chatLink' && dialog.conversationId === id);
  else yield* call(afterConflict);
  yield* put(pollRequested());
}

/**
 * Links the conversation only to another customer than its current one; a person who is not a customer cannot be
 * linked.
 */
function* link({ payload: { id, person, seen } }: ReturnType<typeof linkRequested>) {
  const told: { text: string | null; customerId: string | null } = {
    text: texts.done(person.name),
    customerId: null,
  };
  const isDone = yield* call(submit, linkKey(id), {
    *work() {
      const customer = yield* call(() => readFirst(getCustomerOfPerson(person.id)));
      if (customer === null) {
        told.text = null;
        return;
      }
      const conversation = yield* call(() => readFirst(getConversation(id)));
      yield* put(conversationChanged(conversation));
      if (!differsFromLinked(conversation, customer.id)) told.text = texts.same;
      else if (seen !== undefined && seen !== linkedCustomerId(conversation)) throw new ColleagueWasFirst(id);
      else {
        told.customerId = customer.id;
        yield* call(linkCustomer, id, customer.id);
      }
    },
    *verify() {
      const { customerId } = told;
      const now = yield* call(getConversation, id);
      return customerId !== null && sameId(customerId, linkedCustomerId(now));
    },
    failure: refusedFor(texts.changed, asToast(texts.failed)),
  });
  if (isDone && told.text === null) {
    yield* put(toastShown({ kind: 'warning', text: texts.noCustomer }));
    return;
  }
  if (isDone && told.text !== null) yield* put(toastShown({ kind: 'success', text: told.text }));
  yield* call(finished, id, isDone);
}

function* unlink({ payload: { id, customerId } }: ReturnType<typeof unlinkRequested>) {
  const isDone = yield* call(submit, linkKey(id), {
    *work() {
      yield* call(unlinkCustomer, id, customerId);
    },
    *verify() {
      return linkedCustomerId(yield* call(getConversation, id)) === null;
    },
    success: texts.unlinkDone,
    failure: texts.unlinkFailed,
  });
  yield* call(finished, id, isDone);
}
