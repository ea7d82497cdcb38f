import type { RolesWire } from './peopleWire';
import type { PersonRecord } from './records';

interface PersonReference {
  id: string;
  name: string;
  roles: RolesWire | null;
}

/** A person as a task or case names them. */
export const referenceTo = ({ id, name, roles }: PersonRecord): PersonReference => ({
  id,
  name: name ?? '',
  roles: roles ?? null,
});
