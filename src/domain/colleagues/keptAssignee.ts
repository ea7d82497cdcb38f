import * as v from 'valibot';
import { Assignee, AssigneeType } from './assignee';
import * as d from '../decode/decode';

/** Users can edit ids in addresses, so only the characters of an id are accepted. */
const isIdLike = (value: string): boolean => /^[\w-]{1,64}$/.test(value);

/** The assignee of a filter that was kept from an earlier visit; null for anything invalid. */
export const KeptAssignee = v.fallback(
  v.nullable(
    v.pipe(
      Assignee,
      v.check(({ id }) => isIdLike(id)),
    ),
  ),
  null,
);

/** Returns an assignee for an id from an address, without a name. */
export function assigneeOfId(given: string | null): Assignee | null {
  const id = v.parse(d.optionalId, given);
  return id !== null && isIdLike(id) ? { id, name: '', type: AssigneeType.Employee, department: null } : null;
}

/** Returns the known assignee, who has a name, when the found one has the same id. */
export const withKnownName = (found: Assignee | null, known: Assignee | null): Assignee | null =>
  found && found.id === known?.id ? known : found;

/** An id without a name comes from a typed address; it may belong to anybody, even a customer. */
export const knownColleague = (assignee: Assignee | null): Assignee | null =>
  assignee !== null && assignee.name !== '' ? assignee : null;
