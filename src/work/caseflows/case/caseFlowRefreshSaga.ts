import type { PayloadAction } from '@reduxjs/toolkit';
import { delay, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { caseFlowQueries } from '@/api/caseflows/caseFlowQueries';
import { caseQueries } from '@/api/timeline/caseQueries';
import { queries } from '@/api/http/queries';
import type { CaseMessage } from '@/domain/caseflows/caseFlow';
import type { Media } from '@/domain/media/media';
import { caseFlowEvents } from '@/hubs/caseFlowEvents';
import { caseFlowHub } from '@/hubs/caseFlowHub';
import { sameId } from '@/lib/guid';
import {
  mediaLoaded,
  mediaRequested,
  selectMediaLoad,
  selectUploads,
  uploadDone,
  uploadUncertain,
  type WithMedia,
} from '@/shared/media';
import { caseFlowClosed } from '../caseFlowsActions';
import { REFETCH_MS } from '@/kit/livelist/records';
import { documentsOwner } from './documents/useDocumentsTab';
import { selectOpenCaseFlowId } from './openCaseFlow';

const { invalidateTags } = queries.util;
const { caseDocuments } = caseQueries.endpoints;
const { caseMessages } = caseFlowQueries.endpoints;

/** Content that a push about the case may have changed; a push says nothing about the other content. */
const CHANGING = ['caseMessages', 'caseDocuments', 'caseFile', 'caseActivities'] as const;
const CONTENT = [...CHANGING, 'caseReport', 'housingRegistrations', 'otherWork'] as const;

/** Invalidates the content of the open case, so that the part on the screen is fetched again. */
export function* caseFlowRefreshSaga() {
  yield* fork(followPushes);
  yield* takeEvery(caseFlowClosed, forget);
  yield* takeEvery(uploadDone, ({ payload: { id } }) => documentAdded(id));
  yield* takeEvery(uploadUncertain, ({ payload: id }) => documentAdded(id));
  yield* takeEvery(caseDocuments.matchFulfilled, shareDocuments);
  yield* takeEvery(caseMessages.matchFulfilled, askForAttachments);
}

/** A burst of pushes leads to one more request. */
function* followPushes() {
  while (true) {
    const { events } = (yield* take(caseFlowEvents)).payload;
    const id = yield* select(selectOpenCaseFlowId);
    if (!events.some(({ caseFlowId }) => sameId(caseFlowId, id))) continue;
    yield* delay(REFETCH_MS);
    yield* put(invalidateTags([...caseFlowHub.invalidates]));
  }
}

/** A case that is opened again must be read again, so its content is invalidated once its screen is gone. */
function* forget() {
  yield* delay(0);
  yield* put(invalidateTags([...CONTENT]));
}

/**
 * Has the list of documents read again, because a file that is or may be stored is shown as an upload until then.
 */
function* documentAdded(uploadId: string) {
  const id = yield* select(selectOpenCaseFlowId);
  const upload = (yield* select(selectUploads)).find((one) => one.id === uploadId);
  if (id !== null && upload?.owner === documentsOwner(id)) yield* put(invalidateTags(['caseDocuments']));
}

/** Adds the documents of the case to the media records, which every screen shares. */
function* shareDocuments({ payload }: PayloadAction<Media[]>) {
  yield* put(mediaLoaded({ ids: payload.map(({ id }) => id), media: payload }));
}

/** Requests the files of messages as soon as the messages arrive. */
function* askForAttachments({ payload }: PayloadAction<CaseMessage[]>) {
  const ids = payload.flatMap(({ mediaId }) => mediaId ?? []);
  const unknown = yield* select((state: WithMedia) =>
    ids.filter((id) => selectMediaLoad(state, id) === 'idle'),
  );
  if (unknown.length > 0) yield* put(mediaRequested(unknown));
}
