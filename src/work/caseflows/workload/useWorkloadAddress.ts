import { useCallback, useMemo, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearch } from '@/core/hooks/useSearch';
import { useMayOrder } from '@/kit/livelist/useListAddress';
import { noFilters } from '../list/caseFlowFilters';
import { personFound, selectFoundPerson, type WithAddressPeople } from '../addressPeopleSlice';
import { questionFromSearch, workloadQuestion, type WorkloadQuestion } from './workloadQuestion';
import type { CaseFlowAddress } from '../list/caseFlowList';
import { useLostPeople } from '../useLostPeople';
import type { Assignee } from '@/domain/colleagues/assignee';
import { personWanted } from '../caseFlowsActions';
import type { WithCaseFlows } from '../caseFlowsSlice';
import { selectFilters } from '../caseFlowsSelectors';
import { selectOwners, selectWorkloadLoad } from './workloadSelectors';

/** Reads the question of the workload from the address and changes its filters, which are those of the overview. */
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
          return workloadQuestion.toSearch({
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

type Known = WithCaseFlows & WithAddressPeople;

/** Looks for the id among the owners on the screen, the filters of the list and the found people; undefined until known. */
function selectPerson(state: Known, id: string): Assignee | null | undefined {
  const { owner, executor } = selectFilters(state);
  const chosen = [owner, executor].find((person) => person?.id === id && person.name !== '');
  return selectOwners(state).get(id) ?? chosen ?? selectFoundPerson(state, id);
}

/** Adds the name to a person of whom the address has only the id; null when that id is unknown (000 §8.3). */
function useNamed(person: Assignee | null): Assignee | null {
  const dispatch = useDispatch();
  const id = person?.id ?? '';
  const found = useSelector((state: Known) => selectPerson(state, id));
  const load = useSelector(selectWorkloadLoad);
  const isMissing = id !== '' && found === undefined && (load === 'loaded' || load === 'failed');
  useEffect(() => {
    if (isMissing) dispatch(personWanted(id));
  }, [dispatch, isMissing, id]);
  return person && (found === undefined ? person : found);
}
