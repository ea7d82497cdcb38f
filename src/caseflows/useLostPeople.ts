import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import { selectFoundPerson, type WithAddressPeople } from './addressPeopleSlice';

const NAMES = ['ownerId', 'executorId'];

/** Someone whom nobody could find is no filter, and leaves the address too (000 §8.3). */
export function useLostPeople(): void {
  const [search, setSearch] = useSearchParams();
  const lost = useSelector((state: WithAddressPeople) =>
    NAMES.filter((name) => selectFoundPerson(state, search.get(name) ?? '') === null).join(),
  );
  useEffect(() => {
    if (lost === '') return;
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const name of lost.split(',')) next.delete(name);
        return next;
      },
      { replace: true },
    );
  }, [lost, setSearch]);
}
