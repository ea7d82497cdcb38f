import { put, select, takeEvery } from 'typed-redux-saga';
import {
  caseFlowQueries,
  getCaseMessages,
  isSentMessage,
  type SentMessage,
  sameMessages,
} from '@/api/caseflows/caseFlowQueries';
import { addInternalMessage, addPublicMessage } from '@/api/caseflows/caseFlows';
import { queries, type WithQueries } from '@/api/http/queries';
import { selectUser } from '@/core/session/sessionSlice';
import { lookForSent, sendOnce } from '@/core/submissions/sendOnce';
import { selectMaySubmit, submissionFailed, type WithSubmissions } from '@/core/submissions/submissionsSlice';
import { toastShown } from '@/core/toasts/toastsSlice';
import type { Audience } from '@/domain/caseflows/caseFlow';
import { isFilledIn } from '@/lib/text';
import { uploadsAttached } from '@/shared/media';
import { caseFlowMessages } from '../../caseFlowMessages';
import { restOfMessage } from './caseFlowMessageDraft';
import { messageDraftKey, messageSubmissionKey, messageUploadOwner } from './caseFlowMessageAudience';
import { caseFlowSync } from '../../caseFlowSync';
import { selectOpenCaseFlowId } from '../openCaseFlow';
import { type MessageIntent, messageLookedFor, messageRequested } from '../../caseFlowsActions';

const texts = caseFlowMessages.message;
const { caseMessages } = caseFlowQueries.endpoints;

export function* caseFlowMessagesSaga() {
  yield* takeEvery(messageRequested, send);
  yield* takeEvery(messageLookedFor, lookAgain);
}

/**
 * Only this function chooses the address that a message is sent to. The types of the two calls prevent a message from
 * reaching the wrong audience.
 */
const post = (intent: MessageIntent) =>
  intent.audience === 'public'
    ? addPublicMessage(intent.caseFlowId, intent)
    : addInternalMessage(intent.caseFlowId, intent);

/** Returns whether the case of the message is the case on the screen, which sending requires (000 §5). */
function* isForOpenCase({ audience, caseFlowId }: MessageIntent) {
  if ((yield* select(selectOpenCaseFlowId)) === caseFlowId) return true;
  yield* put(submissionFailed({ key: messageSubmissionKey(audience, caseFlowId), message: texts.noCase }));
  yield* put(toastShown({ kind: 'error', text: texts.noCase }));
  return false;
}

const messageOf = (audience: Audience, caseFlowId: string, userId: string | undefined) => ({
  submission: messageSubmissionKey(audience, caseFlowId),
  draft: messageDraftKey(audience, caseFlowId),
  texts,
  isBody: isSentMessage,
  selectSame: (state: WithQueries, said: SentMessage) => {
    const { data } = caseMessages.select({ audience, caseFlowId })(state);
    return data === undefined ? null : sameMessages(data, said, userId);
  },
  readSame: async (said: SentMessage) =>
    sameMessages(await getCaseMessages({ audience, caseFlowId }), said, userId),
  restOf: restOfMessage,
  /** Once the message is stored, the file belongs to the message. */
  *onStored({ mediaId }: SentMessage) {
    if (mediaId !== null) yield* put(uploadsAttached(messageUploadOwner(audience, caseFlowId)));
  },
});

function* lookAgain({ payload: { audience, caseFlowId } }: ReturnType<typeof messageLookedFor>) {
  const user = yield* select(selectUser);
  yield* lookForSent<WithQueries, SentMessage>(messageOf(audience, caseFlowId, user?.id));
  yield* put(queries.util.invalidateTags([{ type: 'caseMessages', id: audience }]));
}

function* send({ payload }: ReturnType<typeof messageRequested>) {
  const intent: MessageIntent = { ...payload, message: payload.message.trim() };
  const { audience, caseFlowId } = intent;
  const user = yield* select(selectUser);
  const message = messageOf(audience, caseFlowId, user?.id);
  if (!isFilledIn(intent.message)) return;
  if (!(yield* select((state: WithSubmissions) => selectMaySubmit(state, message.submission)))) return;
  if (!(yield* isForOpenCase(intent))) return;
  yield* sendOnce<WithQueries, SentMessage>({
    ...message,
    body: { message: intent.message, mediaId: intent.mediaId },
    post: () => post(intent),
    readAgain: () => caseFlowSync.refetch(caseFlowId),
  });
  yield* put(queries.util.invalidateTags([{ type: 'caseMessages', id: audience }]));
}
