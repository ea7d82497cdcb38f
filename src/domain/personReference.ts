import * as v from 'valibot';
import { id, text } from './decode';

/** A person named by another record: apart from the person, whom a list does without. */
export const PersonReference = v.object({ id, name: text });
export type PersonReference = v.InferOutput<typeof PersonReference>;
