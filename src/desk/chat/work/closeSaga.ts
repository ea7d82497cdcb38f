import { call, put, select, takeEvery } from 'typed-redux-saga';
import { contactDone } from '@/desk/contacts';
import type { WithDrafts } from '@/core/drafts/draftsSlice';
import { waitUntil } from '@/core/sagas/waitUntil';
import { ConversationStatus } from '@/domain/chat/conversationStatus';
import { stepRequested } from '../state/chatActions';
import { selectTabs } from '../state/chatSelectors';
import { conversationClosed } from '../state/chatSlice';
import { selectUnassigned } from '../state/unassigned';

/** Closes a conversation with its contact, once the registered records are linked to it. */
export function* closeSaga() {
  yield* takeEvery(contactDone, function* ({ payload: source }) {
    if (source?.kind === 'chat') yield* call(close, source.id);
  });
}

function* close(id: string) {
  yield* call(waitUntil, (state: WithDrafts) => selectUnassigned(state, id).length === 0);
  const mine = yield* select(selectTabs);
  const status = mine.find((one) => one.id === id)?.status;
  if (status === ConversationStatus.ACW) yield* put(stepRequested({ step: 'endAfterCallWork', id }));
  if (status === ConversationStatus.Ended) yield* put(conversationClosed(id));
}
