import { call, put, select, takeEvery } from 'typed-redux-saga';
import {
  addInternalMessage,
  addPublicMessage,
  getInternalMessages,
  getPublicMessages,
} from '@/api/caseFlows';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { selectUser } from '@/core/session/sessionSlice';
import { selectMaySubmit, submissionFailed, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { submit } from '@/core/submissions/submit';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { CaseMessage } from '@/domain/caseFlow';
import type { Audience } from '@/domain/caseMessage';
import { isFilledIn } from '@/lib/isFilledIn';
import { uploadsAttached } from '@/media';
import { partStale, selectPart, type WithCaseContent } from './caseContentSlice';
import { caseFlowMessages } from './caseFlowMessages';
import { MESSAGE_CLOCK_SLACK_MS } from './caseFlowsConstants';
import { type MessageIntent, messageRequested } from './caseMessagesActions';
import { messageSubmissionKey, messageUploadOwner } from './caseMessageAudience';
import { selectOpenCaseFlowId } from './openCaseFlowSelectors';

const texts = caseFlowMessages.message;

export function* caseMessagesSaga() {
  yield* takeEvery(messageRequested, send);
}

/** The one place that chooses the address; the type of each call refuses the other audience. */
const post = (intent: MessageIntent) =>
  intent.audience === 'public'
    ? addPublicMessage(intent.caseFlowId, intent)
    : addInternalMessage(intent.caseFlowId, intent);

const read = (audience: Audience, caseFlowId: string): Promise<CaseMessage[]> =>
  audience === 'public' ? getPublicMessages(caseFlowId) : getInternalMessages(caseFlowId);

/** A message needs an open case, which is its own (000 §5). */
function* isForOpenCase({ audience, caseFlowId }: MessageIntent) {
  if ((yield* select(selectOpenCaseFlowId)) === caseFlowId) return true;
  yield* put(submissionFailed({ key: messageSubmissionKey(audience, caseFlowId), message: texts.noCase }));
  yield* put(toastShown({ kind: 'error', text: texts.noCase }));
  return false;
}

/** After a lost answer: a message of mine with these words and this file that was not there before. */
function* isStored(
  { audience, caseFlowId, message, mediaId }: MessageIntent,
  known: ReadonlySet<string>,
  since: string,
) {
  const user = yield* select(selectUser);
  const messages = yield* call(read, audience, caseFlowId);
  return messages.some(
    (one) =>
      !known.has(one.id) &&
      one.message.trim() === message &&
      one.mediaId === mediaId &&
      one.createdBy?.id === user?.id &&
      (one.created === null || one.created >= since),
  );
}

function* send({ payload }: ReturnType<typeof messageRequested>) {
  const intent: MessageIntent = { ...payload, message: payload.message.trim() };
  const { audience, caseFlowId } = intent;
  const key = messageSubmissionKey(audience, caseFlowId);
  if (!isFilledIn(intent.message)) return;
  if (!(yield* select((state: WithSubmissions) => selectMaySubmit(state, key)))) return;
  if (!(yield* isForOpenCase(intent))) return;
  const { value } = yield* select((state: WithCaseContent) => selectPart(state, caseFlowId, audience));
  const known = new Set((value ?? []).map(({ id }) => id));
  const since = new Date(Date.now() - MESSAGE_CLOCK_SLACK_MS).toISOString();
  const attached = uploadsAttached(messageUploadOwner(audience, caseFlowId));
  const done = yield* call(submit, key, {
    failure: texts.failure,
    *work() {
      yield* call(post, intent);
      yield* put(attached);
    },
    *verify() {
      const stored = yield* call(isStored, intent, known, since);
      if (stored) yield* put(attached);
      return stored;
    },
  });
  yield* put(partStale({ caseFlowId, name: audience }));
  if (done && audience === 'public') {
    yield* closeDialogs(
      (dialog) => dialog.kind === 'publicMessagePreview' && dialog.caseFlowId === caseFlowId,
    );
  }
}
