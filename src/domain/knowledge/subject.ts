import * as v from 'valibot';
import * as d from '../decode/decode';

/**
 * A subject of the knowledge base, a tag: a node in a tree (001 §7). `hasChildren` may be true for a node without any.
 */
export const Subject = v.pipe(
  v.object({ id: d.id, name: d.text, title: d.text, parentId: d.optionalId, hasChildren: d.flag }),
  v.transform(({ title, ...subject }) => ({ ...subject, name: subject.name || title })),
);
export type Subject = v.InferOutput<typeof Subject>;

/** A reference to a subject: with its name, or by its id alone. */
export const SubjectReference = v.union([
  v.object({ id: d.id, name: d.text }),
  v.pipe(
    d.id,
    v.transform((subjectId) => ({ id: subjectId, name: '' })),
  ),
]);
export type SubjectReference = v.InferOutput<typeof SubjectReference>;
