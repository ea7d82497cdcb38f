import type { PersonRecord } from './records';

/** A person as the record of a task or case names them. */
export const referenceTo = ({ id, name }: PersonRecord): { id: string; name: string } => ({
  id,
  name: name ?? '',
});
