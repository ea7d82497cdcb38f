import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { peopleForgotten, selectLostIds } from './addressPeopleSlice';

const NAMES = ['ownerId', 'executorId'];

/** Someone whom nobody could find is no filter, and leaves the address too (000 §8.3). */
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
