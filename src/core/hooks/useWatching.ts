import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Dispatches `watched(true)` when a screen starts to watch something, and `watched(false)` when it stops. */
export function useWatching(watched: (isWatched: boolean) => UnknownAction): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(watched(true));
    return () => {
      dispatch(watched(false));
    };
  }, [dispatch, watched]);
}
