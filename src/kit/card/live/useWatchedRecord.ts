import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { RecordHubName } from '@/hubs/recordHubs';
import { recordUnwatched, recordWatched } from '@/hubs/demandSlice';

/** Follows a second record while the card shows data of it; null for none. */
export function useWatchedRecord(hub: RecordHubName, id: string | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (id === null) return undefined;
    dispatch(recordWatched({ hub, id }));
    return () => {
      dispatch(recordUnwatched({ hub, id }));
    };
  }, [dispatch, hub, id]);
}
