import type { PersonRecord } from './records';

/** A reference to a person in the record of a task or case. */
export const referenceTo = ({ id, name }: PersonRecord): { id: string; name: string } => ({
  id,
  name: name ?? '',
});
