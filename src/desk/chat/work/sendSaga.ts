import type { Task } from 'redux-saga';
import * as v from 'valibot';
import { call, fork, join, put, select, takeEvery } from 'typed-redux-saga';
import { getActiveConversations, sendMessage } from '@/api/chat/chat';
import { lookForSent, sendOnce } from '@/core/submissions/sendOnce';
import type { ChatMessage } from '@/domain/chat/chatMessage';
import { chatTexts } from '../chatTexts';
import { messageLookedFor, messageRequested, pollRequested } from '../state/chatActions';
import { sentTexts } from '../state/chatRules';
import { selectConversation } from '../state/chatSelectors';
import { messageStored, polled, type WithChat } from '../state/chatSlice';
import { outgoingSubmission, selectUnsettled } from '../state/outgoing';

const texts = chatTexts.message;

type Request = ReturnType<typeof messageRequested>['payload'];

/** Sends the messages of a conversation one after the other, in the order in which they were typed. */
export function* sendSaga() {
  const last = new Map<string, Task>();
  yield* takeEvery(messageRequested, function* ({ payload }) {
    const task: Task = yield* fork(sendAfter, last.get(payload.conversationId), payload);
    last.set(payload.conversationId, task);
  });
  yield* takeEvery(messageLookedFor, ({ payload }) => lookForSent<WithChat, Body>(sentBefore(payload.key)));
  yield* takeEvery(polled, lookForArrived);
}

/** A poll may show that a message of unknown outcome arrived, after the connection was lost for a while. */
function* lookForArrived() {
  for (const { key, body, known } of yield* select(selectUnsettled)) {
    if (known === null || !v.is(Body, body)) continue;
    const conversation = yield* select(selectConversation, body.conversationId);
    if (sentTexts(conversation, body.text).some((id) => !known.includes(id)))
      yield* put(messageLookedFor({ key }));
  }
}

function* sendAfter(before: Task | undefined, request: Request) {
  if (before?.isRunning()) yield* join(before);
  yield* call(send, request);
}

const Body = v.object({ conversationId: v.string(), text: v.string() });
type Body = v.InferOutput<typeof Body>;

/** The client cannot give a message a key: after a lost answer the conversation shows whether it arrived. */
const sentBefore = (key: string) => ({
  submission: outgoingSubmission(key),
  draft: key,
  isBody: (kept: unknown): kept is Body => v.is(Body, kept),
  readSame: async ({ conversationId, text }: Body) => {
    const active = await getActiveConversations();
    return sentTexts(
      active.find(({ id }) => id === conversationId),
      text,
    );
  },
  texts: { failure: texts.failedLong, stored: texts.stored },
});

function* send({ conversationId, key, text }: Request) {
  yield* sendOnce<WithChat, Body, ChatMessage | null | undefined>({
    ...sentBefore(key),
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
