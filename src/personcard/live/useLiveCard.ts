import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { cardLeft, cardOpened } from './cardActions';

/** Keeps the card of a person up to date for as long as it is shown; null while it is not known who it is. */
export function useLiveCard(personId: string | null): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (personId === null) return undefined;
    dispatch(cardOpened(personId));
    return () => {
      dispatch(cardLeft());
    };
  }, [dispatch, personId]);
}
