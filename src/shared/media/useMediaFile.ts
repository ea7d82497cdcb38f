import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type FileKind, fileReleased, fileWanted, selectFile, type WithMedia } from './mediaSlice';

/** A picture as a blob address, fetched with the token and freed on unmount. */
export function useMediaFile(kind: FileKind, mediaId: string) {
  const dispatch = useDispatch();
  const file = useSelector((state: WithMedia) => selectFile(state, { kind, mediaId }));
  useEffect(() => {
    dispatch(fileWanted({ kind, mediaId }));
    return () => {
      dispatch(fileReleased({ kind, mediaId }));
    };
  }, [dispatch, kind, mediaId]);
  return { url: file?.url ?? null, failed: file?.load === 'failed' };
}
