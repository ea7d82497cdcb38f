import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { contractQueries } from '@/api/tenancy/contracts';
import { selectMayAny } from '@/core/session/sessionSlice';
import { type Contract, isActiveContract } from '@/domain/tenancy/contract';
import type { Person } from '@/domain/people/person';
import { useNow } from '@/lib/useNow';
import type { Answer } from '@/ui/feedback/answer';

const NONE: Contract[] = [];

/**
 * The current contracts of a customer; none for a person without a contract, or without `contractRead` or `editTask`.
 */
export function useRunningContracts(person: Person | null): Answer<Contract[]> {
  const mayRead = useSelector(selectMayAny)('contractRead', 'editTask');
  const roleId = mayRead && person ? person.roles.customer : null;
  const answer = contractQueries.endpoints.activeContracts.useQuery(roleId ?? skipToken);
  const now = useNow();
  const { currentData: contracts } = answer;
  const running = useMemo(
    () => contracts?.filter((contract) => isActiveContract(contract, now)),
    [contracts, now],
  );
  if (roleId === null) return { ...answer, currentData: NONE };
  return { ...answer, currentData: running };
}
