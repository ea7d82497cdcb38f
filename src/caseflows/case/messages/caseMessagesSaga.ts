import { call, put, select, takeEvery } from 'typed-redux-saga';
import { caseFlowQueries } from '@/api/caseFlowQueries';
import {
  addInternalMessage,
  addPublicMessage,
  getInternalMessages,
  getPublicMessages,
} from '@/api/caseFlows';
import { queries, type WithQueries } from '@/api/queries';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { selectDraft, type SentDraft, type WithDrafts } from '@/core/drafts/draftsSlice';
import { selectUser } from '@/core/session/sessionSlice';
import { selectMaySubmit, submissionFailed, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { recheck, submit } from '@/core/submissions/submit';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { CaseMessage } from '@/domain/caseFlow';
import type { Audience } from '@/domain/caseMessage';
import { isFilledIn } from '@/lib/isFilledIn';
import { uploadsAttached } from '@/media';
import { caseFlowMessages } from '../../caseFlowMessages';
import { MESSAGE_CLOCK_SLACK_MS } from '../../caseFlowsConstants';
import { isMessageDraft, says } from './caseMessageDraft';
import { type MessageIntent, messageLookedFor, messageRequested } from './caseMessagesActions';
import { messageDraftKey, messageSubmissionKey, messageUploadOwner } from './caseMessageAudience';
import { selectOpenCaseFlowId } from '../openCaseFlowSelectors';

const texts = caseFlowMessages.message;
const { caseMessages } = caseFlowQueries.endpoints;

export function* caseMessagesSaga() {
  yield* takeEvery(messageRequested, send);
  yield* takeEvery(messageLookedFor, lookAgain);
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

/** What tells a message that is looked for from others like it. */
type Trace = Pick<SentDraft, 'at' | 'known'>;

/** After a lost answer: a message of mine with these words and this file that was not there before. */
function* isStored({ audience, caseFlowId, message, mediaId }: MessageIntent, { at, known }: Trace) {
  const user = yield* select(selectUser);
  const since = new Date(at - MESSAGE_CLOCK_SLACK_MS).toISOString();
  const messages = yield* call(read, audience, caseFlowId);
  return messages.some(
    (one) =>
      !known.includes(one.id) &&
      one.message.trim() === message &&
      one.mediaId === mediaId &&
      one.createdBy?.id === user?.id &&
      (one.created === null || one.created >= since),
  );
}

/** The ids of the messages on the screen that read the same. */
const selectAlike = (state: WithQueries, { audience, caseFlowId, message }: MessageIntent): string[] =>
  (caseMessages.select({ audience, caseFlowId })(state).data ?? [])
    .filter((one) => one.message.trim() === message)
    .map(({ id }) => id);

/** The earlier try to send the same, when nobody knows how that ended. */
function selectTriedBefore(state: WithDrafts, intent: MessageIntent): SentDraft | null {
  const sent = selectDraft(state, messageDraftKey(intent.audience, intent.caseFlowId))?.sent ?? null;
  return sent !== null && says(sent.value, intent) ? sent : null;
}

/** Looks whether it is stored; the file that went with it belongs to the message then. */
const lookFor = (intent: MessageIntent, trace: Trace) =>
  function* () {
    const stored = yield* call(isStored, intent, trace);
    if (stored) yield* put(uploadsAttached(messageUploadOwner(intent.audience, intent.caseFlowId)));
    return stored;
  };

/** After a reload. A draft that was changed since it was sent stays, and so does the doubt. */
function* lookAgain({ payload: { audience, caseFlowId } }: ReturnType<typeof messageLookedFor>) {
  const draft = messageDraftKey(audience, caseFlowId);
  const { value, sent } = (yield* select(selectDraft, draft)) ?? {};
  if (!sent || !isMessageDraft(sent.value)) return;
  const { text, attachment } = sent.value;
  const intent = {
    audience,
    caseFlowId,
    message: text.trim(),
    mediaId: attachment?.mediaId ?? null,
  };
  yield* call(recheck, messageSubmissionKey(audience, caseFlowId), {
    success: texts.stored,
    draft,
    *verify() {
      return says(value, intent) && (yield* call(lookFor(intent, sent)));
    },
  });
  yield* put(queries.util.invalidateTags([{ type: 'caseMessages', id: audience }]));
}

function* send({ payload }: ReturnType<typeof messageRequested>) {
  const intent: MessageIntent = { ...payload, message: payload.message.trim() };
  const { audience, caseFlowId } = intent;
  const key = messageSubmissionKey(audience, caseFlowId);
  if (!isFilledIn(intent.message)) return;
  if (!(yield* select((state: WithSubmissions) => selectMaySubmit(state, key)))) return;
  if (!(yield* isForOpenCase(intent))) return;
  const draft = messageDraftKey(audience, caseFlowId);
  const before = yield* select(selectTriedBefore, intent);
  const trace = before ?? { at: Date.now(), known: yield* select(selectAlike, intent) };
  const verify = lookFor(intent, trace);
  const wasStored = before !== null && (yield* call(recheck, key, { verify, success: texts.stored, draft }));
  const done =
    wasStored ||
    (yield* call(submit, key, {
      failure: texts.failure,
      draft: { key: draft, known: trace.known },
      *work() {
        yield* call(post, intent);
        yield* put(uploadsAttached(messageUploadOwner(audience, caseFlowId)));
      },
      verify,
    }));
  yield* put(queries.util.invalidateTags([{ type: 'caseMessages', id: audience }]));
  if (done && audience === 'public') {
    yield* closeDialogs(
      (dialog) => dialog.kind === 'publicMessagePreview' && dialog.caseFlowId === caseFlowId,
    );
  }
}
