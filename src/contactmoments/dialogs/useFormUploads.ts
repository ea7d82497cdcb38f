import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { MediaCategory } from '@/domain/media';
import { selectUploads, type Uploads, uploadRestored, useUploads, type WithMedia } from '@/media';
import type { KeptFile } from '../contact/contact';

const TASK_MEDIA = { category: MediaCategory.TaskMedia };

/** The files of a form, which its draft remembers (000 §7.4). */
export function useFormUploads(
  owner: string,
  kept: readonly KeptFile[],
  onKept: (files: KeptFile[]) => void,
): Uploads {
  const dispatch = useDispatch();
  const store = useStore<WithMedia>();
  const uploads = useUploads(TASK_MEDIA, owner);
  const first = useRef(kept);
  /** Files of before a reload are on their way into the list. */
  const isRestoring = useRef(kept.length > 0);
  useEffect(() => {
    if (selectUploads(store.getState()).some((upload) => upload.owner === owner)) return;
    for (const file of first.current)
      dispatch(uploadRestored({ id: nanoid(), owner, target: TASK_MEDIA, ...file }));
  }, [dispatch, store, owner]);

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
