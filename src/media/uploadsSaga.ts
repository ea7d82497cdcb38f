import { type Channel, END, eventChannel } from 'redux-saga';
import { call, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { isHttpError } from '@/api/httpError';
import { uploadMedia } from '@/api/media';
import { toastShown } from '@/core/toasts/toastsSlice';
import { PROGRESS_STEP } from './mediaConstants';
import {
  selectUploads,
  type Upload,
  uploadDone,
  uploadFailed,
  uploadProgressed,
  uploadRemoved,
  uploadRequested,
  uploadRetried,
} from './mediaSlice';
import { mediaTexts } from './mediaTexts';
import { dropFile, fileOf } from './uploadFiles';

type Progress = { progress: number } | { mediaId: string } | { error: unknown };

export function* uploadsSaga() {
  yield* takeEvery(uploadRequested, ({ payload }) => uploadOrCancel(payload.id));
  yield* takeEvery(uploadRetried, ({ payload }) => uploadOrCancel(payload));
  yield* takeEvery(uploadRemoved, ({ payload }) => dropFile(payload));
}

function* uploadOrCancel(id: string) {
  const upload = (yield* select(selectUploads)).find((one) => one.id === id);
  const file = fileOf(id);
  if (!upload || !file) return;
  const channel = send(file, upload);
  try {
    yield* race({ sent: call(follow, upload, channel), cancelled: call(removed, id) });
  } finally {
    channel.close();
  }
}

function* removed(id: string) {
  while ((yield* take(uploadRemoved)).payload !== id);
}

/** Sends a file; closing the channel stops it. */
const send = (file: File, { category }: Upload) =>
  eventChannel<Progress>((emit) => {
    const abort = new AbortController();
    let told = 0;
    const onProgress = (progress: number) => {
      if (progress - told < PROGRESS_STEP) return;
      told = progress;
      emit({ progress });
    };
    uploadMedia(file, category, { onProgress, signal: abort.signal })
      .then(
        (mediaId) => emit({ mediaId }),
        (error: unknown) => emit({ error }),
      )
      .finally(() => emit(END));
    return () => abort.abort();
  });

function* follow({ id }: Upload, channel: Channel<Progress> | ReturnType<typeof send>) {
  while (true) {
    const event = yield* take(channel as Channel<Progress>);
    if ('progress' in event) {
      yield* put(uploadProgressed({ id, progress: event.progress }));
    } else if ('mediaId' in event) {
      dropFile(id);
      yield* put(uploadDone({ id, mediaId: event.mediaId }));
      yield* put(toastShown({ kind: 'success', text: mediaTexts.added.success }));
      return;
    } else {
      if (!isHttpError(event.error)) throw event.error;
      yield* put(uploadFailed(id));
      yield* put(toastShown({ kind: 'error', text: mediaTexts.added.failure }));
      return;
    }
  }
}
