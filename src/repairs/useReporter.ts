import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { allContractQueries } from '@/api/tenancy/allContracts';
import { unitQueries } from '@/api/tenancy/units';
import { selectActiveContact } from '@/contactmoments';
import { selectMay } from '@/core/session/sessionSlice';
import { runningContracts } from '@/domain/tenancy/contracts';
import { useNow } from '@/lib/useNow';

/** Whom a request is about with a name: who the contact is with, else the tenant now; null where nobody is known. */
export function useReporter(unitId: string, isAnonymous: boolean): { id: string; name: string } | null {
  const contact = useSelector(selectActiveContact);
  const tenant = useTenant(isAnonymous || contact?.person ? null : unitId);
  return contact?.person ?? tenant;
}

/** The first of those who rent a unit now, for who may know. */
function useTenant(unitId: string | null) {
  const now = useNow();
  const mayRead = useSelector(selectMay)('contractRead');
  const asked = mayRead && unitId !== null ? unitId : skipToken;
  const { currentData: unit } = unitQueries.endpoints.unit.useQuery(asked);
  const { currentData: contracts = [] } = allContractQueries.endpoints.allContractsOfUnit.useQuery(asked);
  const [tenant] = runningContracts(contracts, unit?.contractInfo ?? null, now)[0]?.customers ?? [];
  return tenant?.personId == null ? null : { id: tenant.personId, name: tenant.name };
}
