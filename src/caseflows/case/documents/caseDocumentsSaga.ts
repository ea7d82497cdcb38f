import { put, select, takeEvery } from 'typed-redux-saga';
import { selectUploads, uploadDone, uploadUncertain } from '@/media';
import { partStale, type WithCaseContent } from '../caseContentSlice';
import { documentsOwner } from './caseDocuments';

/** A file that arrived, or perhaps did, stands in the list as soon as that is read again; until then as an upload. */
export function* caseDocumentsSaga() {
  yield* takeEvery(uploadDone, ({ payload: { id } }) => readAgain(id));
  yield* takeEvery(uploadUncertain, ({ payload: id }) => readAgain(id));
}

function* readAgain(uploadId: string) {
  const { caseFlowId } = yield* select((state: WithCaseContent) => state.caseContent);
  const upload = (yield* select(selectUploads)).find(({ id }) => id === uploadId);
  if (caseFlowId === null || upload?.owner !== documentsOwner(caseFlowId)) return;
  yield* put(partStale({ caseFlowId, name: 'documents' }));
}
