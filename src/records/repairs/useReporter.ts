import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { allContractQueries } from '@/api/tenancy/allContracts';
import { unitQueries } from '@/api/properties/units';
import { selectActiveContact } from '@/desk/contacts';
import { selectMay } from '@/core/session/sessionSlice';
import { runningContracts } from '@/domain/tenancy/contracts';
import { useNow } from '@/lib/useNow';

/**
 * The person that a request is about: the person of the contact, otherwise the current tenant. The tenant is not used
 * for an anonymous request. Null if neither is known.
 */
export function useReporter(unitId: string, isAnonymous: boolean): { id: string; name: string } | null {
  const contact = useSelector(selectActiveContact);
  const tenant = useTenant(isAnonymous || contact?.person ? null : unitId);
  return contact?.person ?? tenant;
}

/** The first current tenant of a unit, for users who may read contracts. */
function useTenant(unitId: string | null) {
  const now = useNow();
  const mayRead = useSelector(selectMay)('contractRead');
  const asked = mayRead && unitId !== null ? unitId : skipToken;
  const { currentData: unit } = unitQueries.endpoints.unit.useQuery(asked);
  const { currentData: contracts = [] } = allContractQueries.endpoints.allContractsOfUnit.useQuery(asked);
  const [tenant] = runningContracts(contracts, unit?.contractInfo ?? null, now)[0]?.customers ?? [];
  return tenant?.personId == null ? null : { id: tenant.personId, name: tenant.name };
}
