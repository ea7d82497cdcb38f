import * as v from 'valibot';
import { Assignee, AssigneeType } from './assignee';
import * as d from '../decode/decode';

/** Ids travel in addresses that people can edit: nothing but the characters an id has. */
const isIdLike = (value: string): boolean => /^[\w-]{1,64}$/.test(value);

/** Someone whom a filter of an earlier visit names; null for whatever is nobody. */
export const KeptAssignee = v.fallback(
  v.nullable(
    v.pipe(
      Assignee,
      v.check(({ id }) => isIdLike(id)),
    ),
  ),
  null,
);

/** Someone of whom an address gave only the id. */
export function assigneeOfId(given: string | null): Assignee | null {
  const id = v.parse(d.optionalId, given);
  return id !== null && isIdLike(id) ? { id, name: '', type: AssigneeType.Employee, department: null } : null;
}

/** Who was found by an id, with the name that was known already. */
export const withKnownName = (found: Assignee | null, known: Assignee | null): Assignee | null =>
  found && found.id === known?.id ? known : found;

/** An id without a name came from an address that somebody typed, and may be of anybody, also of a customer. */
export const knownColleague = (assignee: Assignee | null): Assignee | null =>
  assignee !== null && assignee.name !== '' ? assignee : null;
