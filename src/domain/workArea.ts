import * as v from 'valibot';
import { id, listOf, optionalId, optionalText, text } from './decode';

/** The area that a unit lies in, and who works there. */
export const WorkArea = v.object({
  id,
  name: text,
  colleagues: listOf(v.object({ id, personId: optionalId, name: text, job: optionalText })),
});
export type WorkArea = v.InferOutput<typeof WorkArea>;
