import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import * as v from 'valibot';
import { uploadRestored, type UploadTarget } from './mediaSlice';
import { type Uploads, useUploads } from './useUploads';

/** The part of an uploaded file that a draft keeps, so that it need not be sent again after a reload. */
export const KeptFile = v.object({ mediaId: v.string(), name: v.string(), size: v.number() });
export type KeptFile = v.InferOutput<typeof KeptFile>;

/** The files of a form, kept by its draft (000 §7.4). `target` must be stable between renders. */
export function useKeptUploads(
  target: UploadTarget,
  owner: string,
  kept: readonly KeptFile[],
  onKept: (files: KeptFile[]) => void,
): Uploads {
  const dispatch = useDispatch();
  const uploads = useUploads(target, owner);
  const first = useRef(kept);
  /** Files from before a reload are being restored into the list. */
  const isRestoring = useRef(kept.length > 0);
  useEffect(() => {
    for (const file of first.current) dispatch(uploadRestored({ id: nanoid(), owner, target, ...file }));
  }, [dispatch, owner, target]);

  useEffect(() => {
    const arrived = uploads.uploads.flatMap(({ status, mediaId, name, size }) =>
      status === 'done' && mediaId !== null ? [{ mediaId, name, size }] : [],
    );
    if (arrived.length > 0) isRestoring.current = false;
    if (isRestoring.current || idsOf(arrived) === idsOf(kept)) return;
    onKept(arrived);
  });
  return uploads;
}

const idsOf = (files: readonly KeptFile[]): string => files.map(({ mediaId }) => mediaId).join();
