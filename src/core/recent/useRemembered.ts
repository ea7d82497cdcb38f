import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectSignedInId } from '../session/sessionSlice';
import type { Opened } from './opened';
import { rememberOpened } from './recentRecords';

/** Adds a record to the recently opened ones in the search, however the user reached it. */
export function useRemembered(opened: Opened | null): void {
  const userId = useSelector(selectSignedInId);
  const { kind, id, name, detail } = opened ?? {};
  useEffect(() => {
    if (kind === undefined || id === undefined || name === undefined || detail === undefined) return;
    rememberOpened(userId, { kind, id, name, detail });
  }, [userId, kind, id, name, detail]);
}
