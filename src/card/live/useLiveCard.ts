import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { type CardKind, cardLeft, cardOpened } from './openCard';

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
