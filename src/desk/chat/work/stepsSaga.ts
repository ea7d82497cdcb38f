import { call, put, select, takeEvery } from 'typed-redux-saga';
import { type ConversationStep, getConversation, takeStep } from '@/api/chat/chat';
import type { HttpError } from '@/api/http/httpError';
import { contactResumed, selectContactOver } from '@/desk/contacts';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { type Refused, submit } from '@/core/submissions/submit';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { ConversationStatus } from '@/domain/chat/conversationStatus';
import { chatTexts as texts } from '../chatTexts';
import { stepKey } from '../state/chatKeys';
import { pollRequested, stepRequested } from '../state/chatActions';
import { isMine } from '../state/chatRules';
import { selectChat } from '../state/chatSelectors';
import { conversationChanged, conversationClosed, conversationOpened } from '../state/chatSlice';
import { afterConflict } from './conflict';

/** Takes the steps of a conversation (001 §4). */
export function* stepsSaga() {
  yield* takeEvery(stepRequested, step);
}

const CONFLICT = 409;
const TAKING: readonly ConversationStep[] = ['accept', 'pickUp'];

/**
 * When two operators accept a conversation at once, the second one is refused, which is not shown as a failure (A2).
 */
const refusalOf =
  (asked: ConversationStep) =>
  ({ status }: HttpError): Refused => {
    if (status !== CONFLICT) return { text: texts.failed[asked] };
    return TAKING.includes(asked)
      ? { text: texts.taken, kind: 'info', reason: '' }
      : { text: texts.changed, kind: 'info', reason: '' };
  };

const { Active, Detached, ACW, Ended } = ConversationStatus;
const endsIn: Record<ConversationStep, ConversationStatus> = {
  accept: Active,
  pickUp: Active,
  leave: ACW,
  detach: Detached,
  endAfterCallWork: Ended,
};

const isThere = (asked: ConversationStep, now: ChatConversation, operatorId: string | null): boolean =>
  now.status === endsIn[asked] && (!TAKING.includes(asked) || isMine(now, operatorId));

function* step({ payload: { step: asked, id } }: ReturnType<typeof stepRequested>) {
  const isDone = yield* call(submit, stepKey(id), {
    *work() {
      const changed = yield* call(takeStep, asked, id);
      if (changed !== null && changed !== undefined) yield* put(conversationChanged(changed));
    },
    *verify() {
      const now = yield* call(getConversation, id);
      yield* put(conversationChanged(now));
      return isThere(asked, now, (yield* select(selectChat)).operatorId);
    },
    failure: refusalOf(asked),
  });
  if (isDone && TAKING.includes(asked)) yield* put(conversationOpened(id));
  if (isDone && asked === 'leave') yield* call(goOnRegistering, id);
  if (isDone && asked === 'endAfterCallWork') yield* put(conversationClosed(id));
  if (!isDone) yield* call(afterConflict);
  yield* put(pollRequested());
}

/** Opens the contact of the conversation and focuses it, because the agent has nothing left to type in the chat. */
function* goOnRegistering(id: string) {
  const contact = yield* select(selectContactOver, id);
  const isPhone = (yield* select(selectDeviceMode)) === 'mobile';
  if (contact !== null && !contact.isParked && !isPhone) yield* put(contactResumed(contact.id));
}
