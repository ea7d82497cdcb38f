import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { isHttpError } from '@/api/http/httpError';
import { clearMedia, getMedia, getMediaFile, getThumbnail } from '@/api/media/media';
import { readUnchanged, refusedFor } from '@/core/submissions/colleagueWasFirst';
import { submit } from '@/core/submissions/submit';
import { selectMay } from '@/core/session/sessionSlice';
import { toastCleared, toastShown } from '@/core/toasts/toastsSlice';
import { isCleared } from '@/domain/media/media';
import { whyNotFetched } from '@/lib/failures/whyFailed';
import { saveFile } from '@/lib/saveFile';
import { downloadName } from './fileName';
import { isSafeImage, THUMBNAIL_SIZE_PX } from './mediaRules';
import {
  clearKey,
  clearRequested,
  downloadRequested,
  fileFailed,
  fileForgotten,
  fileLoaded,
  fileReleased,
  type FileRequest,
  fileWanted,
  mediaFailed,
  mediaLoaded,
  mediaRequested,
  selectFile,
  selectMediaById,
  type WithMedia,
} from './mediaSlice';
import { mediaTexts } from './mediaTexts';
import { uploadsSaga } from './uploadsSaga';

/** Twice the size on the page, so that it is sharp on dense screens. */
const THUMBNAIL_PIXELS = THUMBNAIL_SIZE_PX * 2;

export function* mediaSaga() {
  yield* takeEvery(mediaRequested, loadRecords);
  yield* takeEvery(fileWanted, loadFile);
  yield* takeEvery(fileReleased, releaseFile);
  yield* takeLeading(clearRequested, clear);
  yield* takeEvery(downloadRequested, download);
  yield* uploadsSaga();
}

function* loadRecords({ payload: ids }: ReturnType<typeof mediaRequested>) {
  try {
    yield* put(mediaLoaded({ ids, media: yield* call(getMedia, ids) }));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(mediaFailed(ids));
  }
}

const read = ({ kind, mediaId }: FileRequest): Promise<Blob> =>
  kind === 'thumbnail'
    ? getThumbnail(mediaId, THUMBNAIL_PIXELS, THUMBNAIL_PIXELS)
    : getMediaFile(mediaId, false);

function* loadFile({ payload: request }: ReturnType<typeof fileWanted>) {
  const known = yield* select((state: WithMedia) => selectFile(state, request));
  if (known?.load !== 'loading' || known.users > 1) return;
  try {
    const blob = yield* call(read, request);
    if (!isSafeImage(blob.type)) {
      yield* put(fileFailed(request));
      return;
    }
    yield* put(fileLoaded({ ...request, url: URL.createObjectURL(blob) }));
    yield* call(giveBack, request);
  } catch (error) {
    if (!isHttpError(error)) throw error;
    yield* put(fileFailed(request));
  }
}

function* releaseFile({ payload: request }: ReturnType<typeof fileReleased>) {
  yield* call(giveBack, request);
}

/** Frees the memory of a picture that is no longer shown. */
function* giveBack(request: FileRequest) {
  const file = yield* select((state: WithMedia) => selectFile(state, request));
  if (!file || file.users > 0 || file.load === 'loading') return;
  if (file.url !== null) URL.revokeObjectURL(file.url);
  yield* put(fileForgotten(request));
}

const readIsCleared = async (mediaId: string) => (await getMedia([mediaId])).some(isCleared);

/** The server stores who cleared a file and why. A second clearing would overwrite a colleague's reason. */
function* clear({ payload: { mediaId, reason } }: ReturnType<typeof clearRequested>) {
  const may = yield* select(selectMay);
  if (!may('mediaClear')) {
    yield* put(toastShown({ kind: 'error', text: mediaTexts.mayNotClear }));
    return;
  }
  yield* call(submit, clearKey(mediaId), {
    ...mediaTexts.cleared,
    failure: refusedFor(mediaTexts.clearedBefore, mediaTexts.cleared.failure),
    *work() {
      yield* call(() => readUnchanged(mediaId, false, readIsCleared(mediaId)));
      yield* call(clearMedia, mediaId, reason);
    },
    *verify() {
      return yield* call(readIsCleared, mediaId);
    },
  });
  yield* put(mediaRequested([mediaId]));
}

function* download({ payload: mediaId }: ReturnType<typeof downloadRequested>) {
  const key = `download/${mediaId}`;
  try {
    const blob = yield* call(getMediaFile, mediaId, true);
    const media = yield* select((state: WithMedia) => selectMediaById(state, mediaId));
    yield* call(saveFile, blob, downloadName(media?.title ?? '', mediaTexts.unnamed));
    yield* put(toastCleared(key));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    const text = mediaTexts.downloadFailed;
    yield* put(toastShown({ kind: 'error', key, text, below: [whyNotFetched(error)] }));
  }
}
