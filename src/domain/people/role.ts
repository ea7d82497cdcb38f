import * as v from 'valibot';
import * as d from '../decode/decode';

/** A role of a person; it gives the person's id. */
export const Role = v.object({ id: d.id, personId: d.optionalId });
export type Role = v.InferOutput<typeof Role>;
