import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** Says that a screen looks at something, and at the end that it no longer does. */
export function useWatching(watched: (isWatched: boolean) => UnknownAction): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(watched(true));
    return () => {
      dispatch(watched(false));
    };
  }, [dispatch, watched]);
}
