import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { roleQueries } from '@/api/people/roles';
import { selectMay } from '@/core/session/sessionSlice';
import { usePeople } from '@/shared/people';

const NOBODY: readonly string[] = [];

/** Returns the person of a role; null when unknown, or without the permission. */
export function useRolePerson(roleId: string | null) {
  const mayKnow = useSelector(selectMay)('customerCard');
  const { currentData = [] } = roleQueries.endpoints.roles.useQuery(
    mayKnow && roleId !== null ? [roleId] : skipToken,
  );
  const personId = currentData[0]?.personId ?? null;
  const [person] = usePeople(personId === null ? NOBODY : [personId]);
  return person ?? null;
}
