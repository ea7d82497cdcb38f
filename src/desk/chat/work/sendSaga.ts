import type { Task } from 'redux-saga';
import * as v from 'valibot';
import { call, fork, join, put, select, takeEvery } from 'typed-redux-saga';
import { getActiveConversations, sendMessage } from '@/api/chat/chat';
import { selectDraft, type WithDrafts } from '@/core/drafts/draftsSlice';
import { lookForSent, sendOnce } from '@/core/submissions/sendOnce';
import type { ChatMessage } from '@/domain/chat/chatMessage';
import { chatTexts } from '../chatTexts';
import { messageLookedFor, messageRequested, pollRequested } from '../state/chatActions';
import { sentTexts } from '../state/chatRules';
import { selectConversation, selectIsQueued } from '../state/chatSelectors';
import { messageQueued, messageStored, messageTried, polled, type WithChat } from '../state/chatSlice';
import { type Outgoing, outgoingMessages, outgoingSubmission } from '../state/outgoing';

const texts = chatTexts.message;

/** Sends the messages of a conversation one after the other, in the order in which they were typed. */
export function* sendSaga() {
  const last = new Map<string, Task>();
  yield* takeEvery(messageRequested, function* ({ payload }) {
    if (yield* select(selectIsQueued, payload.id)) return;
    yield* put(messageQueued(payload.id));
    const task: Task = yield* fork(sendAfter, last.get(payload.conversationId), payload);
    last.set(payload.conversationId, task);
  });
  yield* takeEvery(messageLookedFor, ({ payload }) => lookForSent<WithChat, Body>(sentBefore(payload)));
  yield* takeEvery(polled, lookForArrived);
}

/** Checks messages of unknown outcome after each poll, because a poll may show that one arrived after all. */
function* lookForArrived() {
  for (const { id, conversationId, text } of yield* select(outgoingMessages.selectAll)) {
    const { sent } =
      (yield* select((state: WithDrafts) => selectDraft(state, outgoingMessages.key(id)))) ?? {};
    if (sent?.known == null) continue;
    const { known } = sent;
    const conversation = yield* select(selectConversation, conversationId);
    if (sentTexts(conversation, text).some((one) => !known.includes(one))) yield* put(messageLookedFor(id));
  }
}

/** A message that was removed while it waited is not sent. */
function* sendAfter(before: Task | undefined, outgoing: Outgoing) {
  try {
    if (before?.isRunning()) yield* join(before);
    const kept = yield* select(outgoingMessages.selectAll);
    if (kept.some(({ id }) => id === outgoing.id)) yield* call(send, outgoing);
  } finally {
    yield* put(messageTried(outgoing.id));
  }
}

const Body = v.object({ conversationId: v.string(), text: v.string() });
type Body = v.InferOutput<typeof Body>;

/**
 * The client cannot give a message a key, so after a lost answer the conversation is read to see if the message
 * arrived.
 */
const sentBefore = (id: string) => ({
  submission: outgoingSubmission(id),
  draft: outgoingMessages.key(id),
  isBody: (kept: unknown): kept is Body => v.is(Body, kept),
  readSame: async ({ conversationId, text }: Body) => {
    const active = await getActiveConversations();
    return sentTexts(
      active.find((one) => one.id === conversationId),
      text,
    );
  },
  texts: { failure: texts.failedLong, stored: texts.stored },
});

function* send({ id, conversationId, text }: Outgoing) {
  yield* sendOnce<WithChat, Body, ChatMessage | null | undefined>({
    ...sentBefore(id),
    body: { conversationId, text },
    selectSame: (state: WithChat) => {
      const conversation = selectConversation(state, conversationId);
      return conversation && sentTexts(conversation, text);
    },
    post: (body) => sendMessage(body.conversationId, body.text),
    *onStored(_, { answer }) {
      if (answer) yield* put(messageStored({ id: conversationId, message: answer }));
    },
  });
  yield* put(pollRequested());
}
