import * as v from 'valibot';
import { sameId } from '@/lib/guid';

/** The record that was asked for by its id; one with another id is no answer. */
export const recordNamed = <T extends { id: string }>(schema: v.GenericSchema<unknown, T>, id: string) =>
  v.pipe(
    schema,
    v.check((record) => sameId(record.id, id), 'another record'),
  );
