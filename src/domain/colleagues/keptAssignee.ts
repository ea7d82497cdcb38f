import * as v from 'valibot';
import { Assignee, AssigneeType } from './assignee';
import { type Part, parameter } from '@/lib/question';
import * as d from '../decode/decode';

/** Users can edit ids in addresses, so only the characters of an id are accepted. */
const isIdLike = (value: string): boolean => /^[\w-]{1,64}$/.test(value);

const KeptAssignee = v.fallback(
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

/** The assignee of a filter. An id without a name comes from a typed address; it may belong to anybody, even a customer. */
export const assigneeIn = (name: string): Part<Assignee | null> =>
  parameter<Assignee | null>(name, null, (kept) => v.parse(KeptAssignee, kept), {
    read: (search) => assigneeOfId(search.get(name)),
    spell: (assignee) => assignee?.id,
    withoutCustomers: (assignee) => (assignee?.name ? assignee : null),
    withNames: (found, known) => (found && found.id === known?.id ? known : found),
  });
