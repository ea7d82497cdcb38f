import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { contractQueries } from '@/api/tenancy/contracts';
import { selectMay } from '@/core/session/sessionSlice';
import { type Person, roleIdOf } from '@/domain/people/person';

/** The id of the role with which a person rents and owes: the customer role, otherwise the first role. */
export const renterRole = (person: Person): string | null => person.roles.customer ?? roleIdOf(person);

/** The balance of a person; null without the right to see it, and for a person without any role. */
export function useBalance(person: Person) {
  const may = useSelector(selectMay)('billRead');
  const roleId = may ? renterRole(person) : null;
  const answer = contractQueries.endpoints.outstandingBalance.useQuery(roleId ?? skipToken);
  return roleId === null ? null : answer;
}
