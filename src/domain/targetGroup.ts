import * as v from 'valibot';
import { id, text } from './decode';

/** A group of people for whom an answer can differ. */
export const TargetGroup = v.pipe(
  v.object({ id, name: text, title: text }),
  v.transform(({ name, title, ...group }) => ({ ...group, name: name || title })),
);
export type TargetGroup = v.InferOutput<typeof TargetGroup>;
