import * as v from 'valibot';
import { id, optionalText, text } from './decode';

/** A word that stands for another in answers, written `{{name}}`. */
export const SmartLabel = v.object({ id, name: text, value: optionalText });
export type SmartLabel = v.InferOutput<typeof SmartLabel>;
