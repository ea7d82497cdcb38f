import { put, select, take } from 'typed-redux-saga';
import { paths } from '@/core/paths';
import { signalsSet } from '@/core/signals/signalsSlice';
import type { ChatConversation } from '@/domain/chat/chatConversation';
import { sameValue } from '@/lib/values';
import { speak } from '@/ui/feedback/speak';
import { chatTexts } from '../chatTexts';
import { nameOf } from '../conversationName';
import { selectChat, selectIsLoggedIn, selectPending } from '../state/chatSelectors';
import {
  availabilityChanged,
  chatSwitched,
  deregistered,
  polled,
  type WaitingForMe,
  waitingSeen,
  waitingForMeChanged,
  type WithChat,
} from '../state/chatSlice';

const idsOf = (list: readonly ChatConversation[]): string[] => list.map(({ id }) => id);

/** Returns the conversations that wait while I am available, and the ids of the new ones that I have not seen. */
function selectWaiting(state: WithChat): WaitingForMe {
  const { seen } = selectChat(state);
  const pending = selectPending(state);
  if (!selectIsLoggedIn(state)) return { waiting: [], unseen: [] };
  return {
    waiting: pending.map((one) => ({ id: one.id, name: nameOf(one) })),
    unseen: idsOf(pending).filter((id) => !seen.includes(id)),
  };
}

/**
 * Returns true while the queue cannot be compared, because my availability is unknown after a reload, or the queue is
 * unknown before the first answer.
 */
const isUnknown = (state: WithChat): boolean => {
  const { rejoins, operatorId, isKnown } = selectChat(state);
  return (rejoins && operatorId === null) || (selectIsLoggedIn(state) && !isKnown);
};

/**
 * Reports a conversation that comes in while I am available, until it is seen or over (CHAT-51). Conversations that
 * waited before I became available are not reported.
 */
export function* incomingSaga() {
  let wasAvailable = false;
  let told: WaitingForMe = { waiting: [], unseen: [] };
  while (true) {
    yield* take([polled, availabilityChanged, waitingSeen, chatSwitched, deregistered]);
    if (yield* select(isUnknown)) continue;
    const isAvailable = yield* select(selectIsLoggedIn);
    if (isAvailable && !wasAvailable) yield* put(waitingSeen(idsOf((yield* select(selectChat)).pending)));
    wasAvailable = isAvailable;
    const now = yield* select(selectWaiting);
    if (!sameValue(now.unseen, told.unseen)) yield* signal(now.unseen, told.unseen);
    told = now;
    yield* report(now);
  }
}

function* signal(unseen: readonly string[], before: readonly string[]) {
  const { title } = chatTexts.incoming;
  if (unseen.some((id) => !before.includes(id)) && !document.hidden) speak(title);
  const signals = unseen.map((id) => ({ id, text: title, shownAt: paths.chat }));
  yield* put(signalsSet({ kind: 'chat', signals }));
}

/** Only the tab that polls reports the conversations, because each tab would report them at another moment. */
function* report(now: WaitingForMe) {
  const { isPolledElsewhere, waitingForMe } = yield* select(selectChat);
  if (!isPolledElsewhere && !sameValue(now, waitingForMe)) yield* put(waitingForMeChanged(now));
}
