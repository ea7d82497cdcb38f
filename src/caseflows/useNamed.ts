import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Assignee } from '@/domain/colleague/assignee';
import { selectFoundPerson, type WithAddressPeople } from './addressPeopleSlice';
import { personWanted } from './caseFlowsActions';
import type { WithCaseFlows } from './caseFlowsSlice';
import { selectFilters } from './caseFlowsSelectors';
import { selectOwners, selectWorkloadLoad } from './workload/workloadSelectors';

type Known = WithCaseFlows & WithAddressPeople;

/** Who has this id: an owner on the screen, someone of the filters of the list, or who was found; undefined is not known yet. */
function selectPerson(state: Known, id: string): Assignee | null | undefined {
  const { owner, executor } = selectFilters(state);
  const chosen = [owner, executor].find((person) => person?.id === id && person.name !== '');
  return selectOwners(state).get(id) ?? chosen ?? selectFoundPerson(state, id);
}

/** Someone of whom an address gives the id, with the name once it is known. Who cannot be found is nobody (000 §8.3). */
export function useNamed(person: Assignee | null): Assignee | null {
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
