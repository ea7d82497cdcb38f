import { useCallback, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useSearch } from '@/core/hooks/useSearch';
import { useMayOrder } from '@/list/useListAddress';
import { noFilters } from '../list/caseFlowFilters';
import { personFound } from '../addressPeopleSlice';
import { questionFromSearch, questionToSearch, type WorkloadQuestion } from './workloadQuestion';
import type { CaseFlowAddress } from '../list/caseFlowList';
import { useLostPeople } from '../useLostPeople';
import { useNamed } from '../useNamed';

/** What the address asks of the workload, and how its filters are changed: the same ones as those of the overview. */
export function useWorkloadAddress(): { question: WorkloadQuestion; address: CaseFlowAddress } {
  const dispatch = useDispatch();
  const [search, setSearch] = useSearch();
  const mayOrder = useMayOrder();
  const question = useMemo(() => questionFromSearch(search, mayOrder), [search, mayOrder]);
  const { filters, sort } = question;
  const owner = useNamed(filters.owner);
  const executor = useNamed(filters.executor);
  useLostPeople();

  const change = useCallback<CaseFlowAddress['change']>(
    (changes, order) => {
      for (const person of [changes.owner, changes.executor]) {
        if (person && person.name !== '') dispatch(personFound({ id: person.id, person }));
      }
      setSearch(
        (now) => {
          const asked = questionFromSearch(now, mayOrder);
          return questionToSearch({
            ...asked,
            filters: { ...asked.filters, ...changes },
            sort: mayOrder ? (order ?? asked.sort) : asked.sort,
          });
        },
        { replace: Object.keys(changes).join() === 'query' && order === undefined },
      );
    },
    [dispatch, setSearch, mayOrder],
  );

  const address = useMemo(
    (): CaseFlowAddress => ({
      filters: { ...filters, owner, executor },
      sort,
      mayOrder,
      change,
      clear: () => change(noFilters),
    }),
    [filters, owner, executor, sort, mayOrder, change],
  );
  return { question, address };
}
