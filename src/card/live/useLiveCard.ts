import { createAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { RecordHubName } from '@/hubs/recordHubs';

interface OpenCard {
  /** The hub of its record, which no other kind of card has. */
  sync: RecordHubName;
  id: string;
}

/** The card of a record is on the screen, and which record that is is known. */
export const cardOpened = createAction<OpenCard>('card/opened');
export const cardLeft = createAction<OpenCard>('card/left');

/** Keeps a card up to date for as long as it is shown; no id while it is not known whose card it is. */
export function useLiveCard({ sync }: { sync: RecordHubName }, id: string | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (id === null) return undefined;
    dispatch(cardOpened({ sync, id }));
    return () => {
      dispatch(cardLeft({ sync, id }));
    };
  }, [dispatch, sync, id]);
}
