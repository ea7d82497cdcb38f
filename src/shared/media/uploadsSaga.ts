import { type Channel, END, eventChannel } from 'redux-saga';
import { call, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { addCaseMedia } from '@/api/timeline/cases';
import { type HttpError, isHttpError, isUncertain } from '@/api/http/httpError';
import { uploadMedia } from '@/api/media/media';
import { toastCleared, toastShown } from '@/core/toasts/toastsSlice';
import { whyFailed } from '@/lib/failures/whyFailed';
import {
  selectUploads,
  type Upload,
  uploadDone,
  uploadFailed,
  uploadProgressed,
  uploadRemoved,
  uploadRequested,
  uploadRetried,
  type UploadTarget,
  uploadUncertain,
} from './mediaSlice';
import { mediaTexts } from './mediaTexts';
import { dropFile, fileOf } from './uploadFiles';

/** The share of progress between two updates of the store. */
const PROGRESS_STEP = 0.05;

/** The key of an upload's error toast, which is removed once the file is stored or gone. */
const toastOf = (id: string) => `upload/${id}`;

type Progress = { progress: number } | { mediaId: string } | { error: unknown };

export function* uploadsSaga() {
  yield* takeEvery(uploadRequested, ({ payload }) => uploadOrCancel(payload.id));
  yield* takeEvery(uploadRetried, ({ payload }) => uploadOrCancel(payload));
  yield* takeEvery(uploadRemoved, function* ({ payload: id }) {
    dropFile(id);
    yield* put(toastCleared(toastOf(id)));
  });
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

const post = (
  file: File,
  target: UploadTarget,
  options: Parameters<typeof uploadMedia>[2],
): Promise<string> =>
  'category' in target
    ? uploadMedia(file, target.category, options)
    : addCaseMedia(target.umbrellaCaseId, file, options).then(({ id }) => id);

/** Sends a file; closing the channel cancels it. */
const send = (file: File, { target }: Upload) =>
  eventChannel<Progress>((emit) => {
    const abort = new AbortController();
    let reported = 0;
    const onProgress = (progress: number) => {
      if (progress - reported < PROGRESS_STEP) return;
      reported = progress;
      emit({ progress });
    };
    post(file, target, { onProgress, signal: abort.signal })
      .then(
        (mediaId) => emit({ mediaId }),
        (error: unknown) => emit({ error }),
      )
      .finally(() => emit(END));
    return () => abort.abort();
  });

/**
 * A second copy is harmless in the store but not in a case. So a lost answer about a file of a case counts as
 * uncertain.
 */
const mayBeStored = (error: HttpError, target: UploadTarget): boolean =>
  'umbrellaCaseId' in target && isUncertain(error);

function* follow({ id, target }: Upload, channel: Channel<Progress> | ReturnType<typeof send>) {
  while (true) {
    const event = yield* take(channel as Channel<Progress>);
    if ('progress' in event) {
      yield* put(uploadProgressed({ id, progress: event.progress }));
    } else if ('mediaId' in event) {
      dropFile(id);
      yield* put(uploadDone({ id, mediaId: event.mediaId }));
      yield* put(toastCleared(toastOf(id)));
      yield* put(toastShown({ kind: 'success', text: mediaTexts.added.success }));
      return;
    } else {
      if (!isHttpError(event.error)) throw event.error;
      if (mayBeStored(event.error, target)) {
        yield* put(uploadUncertain(id));
        return;
      }
      yield* put(uploadFailed(id));
      const text = mediaTexts.added.failure;
      yield* put(toastShown({ kind: 'error', key: toastOf(id), text, below: [whyFailed(event.error)] }));
      return;
    }
  }
}
