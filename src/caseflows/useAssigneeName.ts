import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Assignee, AssigneeType } from '@/domain/assignee';
import { groupWanted, personWanted } from './caseFlowsActions';
import { selectFoundPerson, selectGroupName, type WithCaseLookups } from './case/caseLookupsSlice';

/** The name of a colleague or group, looked up where the record has only the id; null while nobody knows it. */
export function useAssigneeName(assignee: Assignee | null): string | null {
  const dispatch = useDispatch();
  const isGroup = assignee?.type === AssigneeType.FunctionGroup;
  const nameless = assignee === null || assignee.name !== '' ? null : assignee.id;
  useEffect(() => {
    if (nameless !== null) dispatch(isGroup ? groupWanted(nameless) : personWanted(nameless));
  }, [dispatch, nameless, isGroup]);
  const found = useSelector((state: WithCaseLookups) => {
    if (nameless === null) return null;
    return isGroup ? selectGroupName(state, nameless) : (selectFoundPerson(state, nameless)?.name ?? null);
  });
  return assignee?.name || found || null;
}
