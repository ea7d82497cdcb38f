import type { Assignee, Author, PersonReference } from '../wire/shared';
import { db } from './db';
import type { Party } from './records';

export const toAssignee = (party: Party): Assignee => ({
  id: party.id,
  name: party.name || null,
  type: party.type,
  department: party.department,
});

export const assigneeOrNull = (party: Party | null) => party && toAssignee(party);

/** The author of a message or an action, with the person of the colleague's card. */
export const toAuthor = ({ id, name, department }: Party): Author => ({
  id,
  personId: db.colleagues.find(id)?.personId ?? null,
  name: name || null,
  department,
});

/** A reference with the roles of the person. */
export function toPersonReference({ id, name }: { id: string; name: string }): PersonReference {
  const roles = Object.entries(db.people.find(id)?.roles ?? {});
  return {
    id,
    name,
    roles: Object.fromEntries(
      roles.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  };
}
