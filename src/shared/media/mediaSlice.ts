import {
  createAction,
  createSlice,
  type PayloadAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { rightsLost } from '@/core/session/sessionSlice';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import type { Media, MediaCategory } from '@/domain/media/media';
import { lookUp } from '@/lib/values';

/** `missing`: the server does not know the file. */
type Load = 'idle' | 'loading' | 'loaded' | 'failed' | 'missing';
export type Refusal = 'tooLarge' | 'empty';
/** `uncertain`: perhaps stored, because the answer was lost. */
export type UploadStatus = 'uploading' | 'done' | 'failed' | 'uncertain' | Refusal;

/** An upload goes to the store, for a record that will refer to it, or directly to the dossier of a case. */
export type UploadTarget = { category: MediaCategory } | { umbrellaCaseId: string };

export interface Upload {
  id: string;
  /**
   * The key of the draft or record that the file will belong to. The uploads are kept until that draft or record is
   * saved (W10).
   */
  owner: string;
  target: UploadTarget;
  name: string;
  size: number;
  status: UploadStatus;
  /** From 0 to 1. */
  progress: number;
  mediaId: string | null;
}

interface StoredFile {
  load: Load;
  url: string | null;
  /** The number of places that show the file; at zero its memory is freed (M2). */
  users: number;
}

export type FileKind = 'thumbnail' | 'view';

export interface FileRequest {
  kind: FileKind;
  mediaId: string;
}

interface MediaState {
  records: Readonly<Record<string, Media>>;
  /** States of ids that are loading or failed to load. */
  loads: Readonly<Record<string, Load>>;
  files: Record<string, StoredFile>;
  uploads: Upload[];
}

type NewUpload = Pick<Upload, 'id' | 'owner' | 'target' | 'name' | 'size'>;

const initialState: MediaState = { records: {}, loads: {}, files: {}, uploads: [] };

const fileKey = ({ kind, mediaId }: FileRequest): string => `${kind}:${mediaId}`;

const change = (state: MediaState, id: string, changes: Partial<Upload>) => {
  const upload = state.uploads.find((one) => one.id === id);
  if (upload) Object.assign(upload, changes);
};

const slice = createSlice({
  name: 'media',
  initialState,
  reducers: {
    mediaRequested(state, { payload: ids }: PayloadAction<readonly string[]>) {
      for (const id of ids) if (lookUp(state.loads, id) !== 'missing') state.loads[id] = 'loading';
    },
    mediaFailed(state, { payload: ids }: PayloadAction<readonly string[]>) {
      for (const id of ids) state.loads[id] = 'failed';
    },
    fileWanted(state, { payload }: PayloadAction<FileRequest>) {
      const file = (state.files[fileKey(payload)] ??= { load: 'idle', url: null, users: 0 });
      file.users += 1;
      if (file.load === 'idle' || file.load === 'failed') file.load = 'loading';
    },
    fileReleased(state, { payload }: PayloadAction<FileRequest>) {
      const file = state.files[fileKey(payload)];
      if (file && file.users > 0) file.users -= 1;
    },
    fileLoaded(state, { payload }: PayloadAction<FileRequest & { url: string }>) {
      const file = state.files[fileKey(payload)];
      if (file) Object.assign(file, { load: 'loaded', url: payload.url });
    },
    fileFailed(state, { payload }: PayloadAction<FileRequest>) {
      const file = state.files[fileKey(payload)];
      if (file) file.load = 'failed';
    },
    fileForgotten(state, { payload }: PayloadAction<FileRequest>) {
      Reflect.deleteProperty(state.files, fileKey(payload));
    },
    uploadRequested(state, { payload }: PayloadAction<NewUpload>) {
      state.uploads.push({ ...payload, status: 'uploading', progress: 0, mediaId: null });
    },
    uploadRefused(state, { payload }: PayloadAction<NewUpload & { status: Refusal }>) {
      state.uploads.push({ ...payload, progress: 0, mediaId: null });
    },
    /** Restores a file that a draft keeps, unless it is in the list already. */
    uploadRestored(state, { payload }: PayloadAction<NewUpload & { mediaId: string }>) {
      const { owner, mediaId } = payload;
      if (state.uploads.some((upload) => upload.owner === owner && upload.mediaId === mediaId)) return;
      state.uploads.push({ ...payload, status: 'done', progress: 1 });
    },
    uploadRetried(state, { payload: id }: PayloadAction<string>) {
      change(state, id, { status: 'uploading', progress: 0 });
    },
    uploadProgressed(state, { payload }: PayloadAction<{ id: string; progress: number }>) {
      change(state, payload.id, { progress: payload.progress });
    },
    uploadDone(state, { payload }: PayloadAction<{ id: string; mediaId: string }>) {
      change(state, payload.id, { status: 'done', progress: 1, mediaId: payload.mediaId });
    },
    uploadFailed(state, { payload: id }: PayloadAction<string>) {
      change(state, id, { status: 'failed' });
    },
    uploadUncertain(state, { payload: id }: PayloadAction<string>) {
      change(state, id, { status: 'uncertain' });
    },
    /** Cancels an upload, or removes it from the list. */
    uploadRemoved(state, { payload: id }: PayloadAction<string>) {
      state.uploads = state.uploads.filter((upload) => upload.id !== id);
    },
    /** Removes finished uploads whose owner has been saved. */
    uploadsAttached(state, { payload: owner }: PayloadAction<string>) {
      state.uploads = state.uploads.filter((upload) => upload.owner !== owner || upload.status !== 'done');
    },
    clearRequested: {
      prepare: (payload: { mediaId: string; reason: string }) => ({ payload }),
      reducer: () => undefined,
    },
    downloadRequested: { prepare: (mediaId: string) => ({ payload: mediaId }), reducer: () => undefined },
  },
  /** Drops the records that were read with a lost permission (T20). */
  extraReducers: (builder) =>
    builder.addCase(rightsLost, (state) => {
      state.records = {};
      state.loads = {};
    }),
});

export const {
  mediaRequested,
  mediaFailed,
  fileWanted,
  fileReleased,
  fileLoaded,
  fileFailed,
  fileForgotten,
  uploadRequested,
  uploadRefused,
  uploadRestored,
  uploadRetried,
  uploadProgressed,
  uploadDone,
  uploadFailed,
  uploadUncertain,
  uploadRemoved,
  uploadsAttached,
  clearRequested,
  downloadRequested,
} = slice.actions;

/** The server's answer about these files. */
export const mediaLoaded = createAction<{ ids: readonly string[]; media: readonly Media[] }>(
  'media/mediaLoaded',
);

/** Adds thousands of files at once, for which Immer would take longer than a frame. */
function withAnswer(
  state: MediaState,
  { ids, media }: ReturnType<typeof mediaLoaded>['payload'],
): MediaState {
  const records = { ...state.records };
  const loads = { ...state.loads };
  for (const one of media) records[one.id] = one;
  for (const id of ids) loads[id] = Object.hasOwn(records, id) ? 'loaded' : 'missing';
  return { ...state, records: Object.freeze(records), loads: Object.freeze(loads) };
}

const reducer = (state: MediaState | undefined, action: UnknownAction): MediaState =>
  state !== undefined && mediaLoaded.match(action)
    ? withAnswer(state, action.payload)
    : slice.reducer(state, action);

export const mediaSlice: typeof slice = { ...slice, reducer };

/** The state is absent until the work of the area runs. */
export type WithMedia = Partial<WithSlice<typeof mediaSlice>>;

const selectMedia = ({ media = initialState }: WithMedia): MediaState => media;

export const selectMediaById = (state: WithMedia, id: string): Media | undefined =>
  lookUp(selectMedia(state).records, id);
export const selectMediaLoad = (state: WithMedia, id: string): Load =>
  lookUp(selectMedia(state).loads, id) ?? 'idle';
export const selectFile = (state: WithMedia, request: FileRequest): StoredFile | undefined =>
  selectMedia(state).files[fileKey(request)];
export const selectUploads = (state: WithMedia): readonly Upload[] => selectMedia(state).uploads;

export const clearKey = (mediaId: string): string => submissionKey('media/clear', mediaId);
