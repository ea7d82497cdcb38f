import * as v from 'valibot';
import { id, text } from './decode';

/** The application as the back end knows it (AMB-022). */
export const Application = v.object({ id, name: text });
export type Application = v.InferOutput<typeof Application>;
