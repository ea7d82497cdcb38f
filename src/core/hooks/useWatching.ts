import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Reports while a screen watches something, and when it stops. */
export function useWatching(watched: (isWatched: boolean) => UnknownAction): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(watched(true));
    return () => {
      dispatch(watched(false));
    };
  }, [dispatch, watched]);
}
