import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { peopleForgotten, selectLostIds } from './addressPeopleSlice';

const NAMES = ['ownerId', 'executorId'];

/** Removes people whose look-up failed from the address, so that they do not filter (000 §8.3). */
export function useLostPeople(): void {
  const dispatch = useDispatch();
  const [search, setSearch] = useSearchParams();
  const lost = useSelector(selectLostIds, shallowEqual);
  useEffect(() => {
    const isLost = (name: string) => lost.includes(search.get(name) ?? '');
    if (NAMES.some(isLost)) {
      const next = new URLSearchParams(search);
      for (const name of NAMES.filter(isLost)) next.delete(name);
      setSearch(next, { replace: true });
    } else if (lost.length > 0) dispatch(peopleForgotten(lost));
  }, [lost, search, setSearch, dispatch]);
}
