import { put, select, takeEvery } from 'typed-redux-saga';
import { caseFlowQueries, getCaseMessages } from '@/api/caseFlowQueries';
import { addInternalMessage, addPublicMessage } from '@/api/caseFlows';
import { queries, type WithQueries } from '@/api/queries';
import { closeDialogs } from '@/core/dialogs/closeDialogs';
import { selectDraft } from '@/core/drafts/draftsSlice';
import { lookForMessage, type Message, type SameMessage, sendMessage } from '@/core/submissions/messages';
import { selectMaySubmit, submissionFailed, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { CaseMessage } from '@/domain/caseFlow';
import { isFilledIn } from '@/lib/isFilledIn';
import { uploadsAttached } from '@/media';
import { caseFlowMessages } from '../../caseFlowMessages';
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

/** A message needs an open case, which is its own (000 §5). */
function* isForOpenCase({ audience, caseFlowId }: MessageIntent) {
  if ((yield* select(selectOpenCaseFlowId)) === caseFlowId) return true;
  yield* put(submissionFailed({ key: messageSubmissionKey(audience, caseFlowId), message: texts.noCase }));
  yield* put(toastShown({ kind: 'error', text: texts.noCase }));
  return false;
}

/** The messages that say the same and have the same file. */
const sameAs = (messages: readonly CaseMessage[], { message, mediaId }: MessageIntent): SameMessage[] =>
  messages
    .filter((one) => one.message.trim() === message && one.mediaId === mediaId)
    .map(({ id, createdBy, created }) => ({ id, senderId: createdBy?.id, at: created }));

const messageOf = (intent: MessageIntent): Message<WithQueries> => {
  const { audience, caseFlowId } = intent;
  return {
    submission: messageSubmissionKey(audience, caseFlowId),
    draft: messageDraftKey(audience, caseFlowId),
    texts,
    isIn: (draft) => says(draft, intent),
    selectShown: (state) => sameAs(caseMessages.select({ audience, caseFlowId })(state).data ?? [], intent),
    readStored: async () => sameAs(await getCaseMessages({ audience, caseFlowId }), intent),
    post: () => post(intent),
    /** The file belongs to the message then. */
    *onStored() {
      yield* put(uploadsAttached(messageUploadOwner(audience, caseFlowId)));
    },
  };
};

function* lookAgain({ payload: { audience, caseFlowId } }: ReturnType<typeof messageLookedFor>) {
  const sent = (yield* select(selectDraft, messageDraftKey(audience, caseFlowId)))?.sent;
  if (!isMessageDraft(sent?.value)) return;
  const { text, attachment } = sent.value;
  const mediaId = attachment?.mediaId ?? null;
  yield* lookForMessage(messageOf({ audience, caseFlowId, message: text.trim(), mediaId }));
  yield* put(queries.util.invalidateTags([{ type: 'caseMessages', id: audience }]));
}

function* send({ payload }: ReturnType<typeof messageRequested>) {
  const intent: MessageIntent = { ...payload, message: payload.message.trim() };
  const { audience, caseFlowId } = intent;
  const message = messageOf(intent);
  if (!isFilledIn(intent.message)) return;
  if (!(yield* select((state: WithSubmissions) => selectMaySubmit(state, message.submission)))) return;
  if (!(yield* isForOpenCase(intent))) return;
  const done = yield* sendMessage(message);
  yield* put(queries.util.invalidateTags([{ type: 'caseMessages', id: audience }]));
  if (done && audience === 'public') {
    yield* closeDialogs(
      (dialog) => dialog.kind === 'publicMessagePreview' && dialog.caseFlowId === caseFlowId,
    );
  }
}
