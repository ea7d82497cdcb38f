import * as v from 'valibot';
import * as d from '../decode/decode';

/** As what somebody is known: it leads to the person. */
export const Role = v.object({ id: d.id, personId: d.optionalId });
export type Role = v.InferOutput<typeof Role>;
