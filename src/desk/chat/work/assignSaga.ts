import { call, delay, put, select, takeEvery } from 'typed-redux-saga';
import { assignToContact, assignToTask } from '@/api/chat/chat';
import { getPersonOfCustomer } from '@/api/people/customers';
import { momentRegistered, taskMade } from '@/desk/contacts';
import { selectDraft, type WithDrafts } from '@/core/drafts/draftsSlice';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import { linkedCustomerId } from '@/domain/chat/chatConversation';
import { sameId } from '@/lib/guid';
import { chatTexts } from '../chatTexts';
import { assignRequested } from '../state/chatActions';
import { selectMine } from '../state/chatSelectors';
import { type Assignment, assignments, selectUnassigned } from '../state/unassigned';

const texts = chatTexts.assign;

const WAITS_MS = [2_000, 10_000];

/** Links a contact or a task of the customer of an active conversation to that conversation (CHAT-43, CHAT-87). */
export function* assignSaga() {
  yield* takeEvery(momentRegistered, function* ({ payload: { personId, momentId, source } }) {
    const conversationId = source?.kind === 'chat' ? source.id : yield* call(findConversation, personId);
    if (conversationId !== null) yield* begin({ record: 'contact', id: momentId, conversationId });
  });
  yield* takeEvery(taskMade, function* ({ payload: { personId, taskId } }) {
    const conversationId = yield* call(findConversation, personId);
    if (conversationId !== null) yield* begin({ record: 'task', id: taskId, conversationId });
  });
  yield* takeEvery(assignRequested, tryAgain);
}

function* findConversation(personId: string) {
  for (const conversation of yield* select(selectMine)) {
    const customerId = linkedCustomerId(conversation);
    if (customerId === null) continue;
    if (sameId(personId, yield* call(personOrNobody, customerId))) return conversation.id;
  }
  return null;
}

/** Returns the person of a customer; a failed lookup yields no person, so that nothing is linked. */
const personOrNobody = (customerId: string) => getPersonOfCustomer(customerId).catch(() => null);

/** Starts an assignment once. A failed assignment is tried twice more, because repeating it changes nothing. */
function* begin(assignment: Assignment) {
  const key = assignments.key(assignment.id);
  if ((yield* select((state: WithDrafts) => selectDraft(state, key))) !== null) return;
  yield* put(assignments.saved(assignment));
  if (yield* call(assign, assignment)) return;
  for (const wait of WAITS_MS) {
    yield* delay(wait);
    if (yield* call(assign, assignment)) return;
  }
}

function* assign(assignment: Assignment) {
  const { record, id, conversationId } = assignment;
  return yield* call(submit, submissionKey('chat/assign', id), {
    *work() {
      yield* call(record === 'contact' ? assignToContact : assignToTask, conversationId, id);
    },
    failure: texts.failed,
    draft: { key: assignments.key(id) },
  });
}

function* tryAgain({ payload: { conversationId } }: ReturnType<typeof assignRequested>) {
  for (const assignment of yield* select((state: WithDrafts) => selectUnassigned(state, conversationId)))
    yield* call(assign, assignment);
}
