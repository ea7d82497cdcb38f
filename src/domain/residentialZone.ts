import * as v from 'valibot';
import { id, text } from './decode';

/** A unit or a complex, as little as is needed to name it. */
export const ResidentialZone = v.object({ id, name: text });
export type ResidentialZone = v.InferOutput<typeof ResidentialZone>;
