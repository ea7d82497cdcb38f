import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { RecordHubName } from '@/hubs/recordHubs';
import { recordUnwatched, recordWatched } from '@/hubs/demandSlice';

/** Hears of a record beside that of the card for as long as something of it is shown; null where nothing is. */
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
