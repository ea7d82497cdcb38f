import * as v from 'valibot';
import { id, optionalId, optionalText, text } from './decode';

/** `id` is the user id; `personId` opens the colleague's card (AMB-117). */
export const Colleague = v.object({ id, name: text, department: optionalText, personId: optionalId });
export type Colleague = v.InferOutput<typeof Colleague>;

export const FunctionGroup = v.object({ id, title: text });
export type FunctionGroup = v.InferOutput<typeof FunctionGroup>;
