import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { type CardKind, cardLeft, cardOpened } from './openCard';

/** Keeps a card up to date while it is shown; null while the id is unknown. */
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
