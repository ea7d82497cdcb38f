import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useUnloadGuard } from '@/core/hooks/useUnloadGuard';
import { useArea } from '@/core/useArea';
import {
  type Refusal,
  selectUploads,
  type Upload,
  uploadRefused,
  uploadRemoved,
  uploadRequested,
  uploadRetried,
  uploadsAttached,
  type UploadTarget,
} from './mediaSlice';
import { keepFile } from './uploadFiles';

/** The back end refuses larger files (413). */
const MAX_UPLOAD_BYTES = 30 * 1024 * 1024;

export interface Uploads {
  uploads: readonly Upload[];
  /** Media ids of uploads that are stored but not attached yet. */
  ready: readonly string[];
  busy: boolean;
  start: (files: readonly File[]) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
  /** To be called when the owner has been saved. */
  attached: () => void;
}

function whyNotUpload({ size }: File): Refusal | null {
  if (size === 0) return 'empty';
  return size > MAX_UPLOAD_BYTES ? 'tooLarge' : null;
}

/**
 * The uploads of one owner. They outlive the screen, so a failed save costs no upload (W10). `target` must be stable
 * between renders.
 */
export function useUploads(target: UploadTarget, owner: string): Uploads {
  useArea('media');
  const dispatch = useDispatch();
  const all = useSelector(selectUploads);
  const uploads = useMemo(() => all.filter((upload) => upload.owner === owner), [all, owner]);
  const busy = uploads.some(({ status }) => status === 'uploading');
  useUnloadGuard(busy);

  const start = useCallback(
    (files: readonly File[]) => {
      for (const file of files) {
        const upload = { id: nanoid(), owner, target, name: file.name, size: file.size };
        const refusal = whyNotUpload(file);
        if (refusal !== null) {
          dispatch(uploadRefused({ ...upload, status: refusal }));
        } else {
          keepFile(upload.id, file);
          dispatch(uploadRequested(upload));
        }
      }
    },
    [dispatch, target, owner],
  );

  return {
    uploads,
    ready: useMemo(
      () =>
        uploads.flatMap(({ status, mediaId }) => (status === 'done' && mediaId !== null ? [mediaId] : [])),
      [uploads],
    ),
    busy,
    start,
    retry: useCallback((id: string) => dispatch(uploadRetried(id)), [dispatch]),
    remove: useCallback((id: string) => dispatch(uploadRemoved(id)), [dispatch]),
    attached: useCallback(() => dispatch(uploadsAttached(owner)), [dispatch, owner]),
  };
}
