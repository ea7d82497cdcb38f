import { createAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

/** AMB-246. */
export type CardKind = 'person' | 'unit' | 'complex' | 'colleague';

interface OpenCard {
  card: CardKind;
  id: string;
}

/** The card of a record is on the screen, and which record that is is known. */
export const cardOpened = createAction<OpenCard>('card/opened');
export const cardLeft = createAction<OpenCard>('card/left');

/** Keeps a card up to date for as long as it is shown; no id while it is not known whose card it is. */
export function useLiveCard({ card }: { card: CardKind }, id: string | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (id === null) return undefined;
    dispatch(cardOpened({ card, id }));
    return () => {
      dispatch(cardLeft({ card, id }));
    };
  }, [dispatch, card, id]);
}
