import { call, delay, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { isHttpError } from '@/api/httpError';
import { wokeUp } from '@/core/events';
import { followOpen } from '@/core/sagas/followOpen';
import { supervise } from '@/core/sagas/supervise';
import { caseFlowEvents } from '@/hubs/caseFlowEvents';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { mediaLoaded, mediaRequested, selectMediaLoad, type WithMedia } from '@/media';
import { caseContentLoaders, sourceOf } from './caseContentLoaders';
import {
  type LoadedPart,
  partAsked,
  partDropped,
  partFailed,
  partFetching,
  partLoaded,
  type PartName,
  partStale,
  selectPart,
  type WithCaseContent,
} from './caseContentSlice';
import { caseDocumentsSaga } from './documents/caseDocumentsSaga';
import { caseFlowClosed, caseFlowOpened, caseFlowsChanged } from '../caseFlowsActions';
import { REFETCH_MS } from '../caseFlowsConstants';
import { caseMessagesSaga } from './messages/caseMessagesSaga';
import { selectOpenCaseFlow } from './openCaseFlowSelectors';
import { openCaseFlowLoaded } from './openCaseFlowSlice';

/** What an opened case holds. A mistake in one part leaves the others at work. */
export function* caseContentSaga() {
  yield* fork(supervise, 'caseFlows/content', keepContent);
  yield* fork(supervise, 'caseFlows/messages', caseMessagesSaga);
  yield* fork(supervise, 'caseFlows/documents', caseDocumentsSaga);
}

function* keepContent() {
  yield* takeEvery(partLoaded, shareMedia);
  yield* followOpen({
    selectId: ({ caseContent }: WithCaseContent) => caseContent.caseFlowId,
    changes: [partAsked.type, caseFlowOpened.type, caseFlowClosed.type],
    keep,
  });
}

/** A lane per part: each asks again only after its answer. */
function* keep(id: string) {
  for (const name of Object.keys(caseContentLoaders)) yield* fork(keepPart, id, name as PartName);
}

const wakers = [
  partAsked,
  partStale,
  caseFlowEvents,
  caseFlowsChanged,
  hubsReconnected,
  openCaseFlowLoaded,
  wokeUp,
].map(({ type }) => type);

/** A part that was asked by something that the case no longer says is dropped and asked anew. */
function* keepPart(caseFlowId: string, name: PartName) {
  let source: string | null = null;
  while (true) {
    const { wanted, shown } = yield* select((state: WithCaseContent) => selectPart(state, caseFlowId, name));
    const caseFlow = yield* select(selectOpenCaseFlow);
    const isMoved = caseFlow !== null && source !== null && source !== sourceOf(caseFlow);
    if (!(wanted || isMoved) || !shown || caseFlow?.id !== caseFlowId) yield* take(wakers);
    else {
      if (isMoved) yield* put(partDropped({ caseFlowId, name }));
      source = sourceOf(caseFlow);
      yield* put(partFetching({ caseFlowId, name }));
      try {
        const value = yield* call(caseContentLoaders[name], caseFlow);
        yield* put(partLoaded({ caseFlowId, name, value } as LoadedPart));
      } catch (error) {
        if (!isHttpError(error)) throw error;
        yield* put(partFailed({ caseFlowId, name }));
      }
      yield* delay(REFETCH_MS);
    }
  }
}

/** The list of documents is made of the records that every place shows; those of messages are asked for at once. */
function* shareMedia({ payload: { name, value } }: ReturnType<typeof partLoaded>) {
  if (name === 'documents') {
    yield* put(mediaLoaded({ ids: value.map(({ id }) => id), media: [...value] }));
  } else if (name === 'internal' || name === 'public') {
    const ids = value.flatMap(({ mediaId }) => mediaId ?? []);
    const unknown = yield* select((state: WithMedia) =>
      ids.filter((id) => selectMediaLoad(state, id) === 'idle'),
    );
    if (unknown.length > 0) yield* put(mediaRequested(unknown));
  }
}
