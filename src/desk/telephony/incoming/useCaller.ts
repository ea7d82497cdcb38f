import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { roleQueries } from '@/api/people/roles';
import type { Role } from '@/domain/people/role';
import type { Answer } from '@/ui/feedback/answer';
import { candidatesOf, chosenOf, type WhoseCall } from './caller';

const NONE: Role[] = [];

/** Returns the candidates for the caller, and the person who was chosen or is the only candidate. */
export function useCaller({ candidateRoleIds, subjectRoleId }: WhoseCall) {
  const ids = useMemo(
    () => [...new Set([...candidateRoleIds, ...(subjectRoleId === null ? [] : [subjectRoleId])])].toSorted(),
    [candidateRoleIds, subjectRoleId],
  );
  const asked = roleQueries.endpoints.roles.useQuery(ids.length > 0 ? ids : skipToken);
  const roles = ids.length > 0 ? asked.currentData : NONE;
  return {
    answer: { ...asked, currentData: roles } satisfies Answer<Role[]>,
    candidates: roles ? candidatesOf(roles) : [],
    personId: roles ? chosenOf(roles, subjectRoleId) : null,
  };
}
