import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { contractQueries } from '@/api/tenancy/contracts';
import { selectMayAny } from '@/core/session/sessionSlice';
import { type Contract, isActiveContract } from '@/domain/tenancy/contract';
import type { Person } from '@/domain/person/person';
import { useNow } from '@/lib/useNow';
import type { Answer } from '@/ui/feedback/answer';

const NONE: Contract[] = [];

/** The contracts of a customer that run now; none for who rents nothing, and for a colleague who may not know. */
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
