import * as v from 'valibot';
import * as d from '../decode/decode';

/** A choice within a question; the last choice on a path has an answer and no further question. */
export interface FollowUpQuestion {
  id: string;
  question: string | null;
  /** Untrusted HTML. */
  answer: string | null;
  /** The name of a picture. */
  icon: string | null;
  value: string | null;
  name: string;
  index: number;
  options: FollowUpQuestion[];
}

/** Questions deeper than this level are left out, because no agent can follow them. */
export const MAX_DEPTH = 60;

const nothingBelow: v.GenericSchema<unknown, FollowUpQuestion[]> = v.pipe(
  v.unknown(),
  v.transform(() => []),
);

const levelOf = (depth: number): v.GenericSchema<unknown, FollowUpQuestion> =>
  v.pipe(
    v.unknown(),
    v.object({
      id: d.id,
      question: d.optionalText,
      answer: d.optionalText,
      icon: d.optionalText,
      value: d.optionalText,
      name: d.text,
      index: d.count,
      options: v.optional(depth === 0 ? nothingBelow : optionsAt(depth - 1), null),
    }),
  );

const optionsAt = (depth: number): v.GenericSchema<unknown, FollowUpQuestion[]> =>
  v.pipe(
    d.listOf(levelOf(depth)),
    v.transform((options) => [...options].sort((one, other) => one.index - other.index)),
  );

/** Keeps a question that occurs twice in its tree only at its first place, so that no path leads in a circle. */
function withoutRepeats(root: FollowUpQuestion, seen = new Set([root.id])): FollowUpQuestion {
  const options = root.options.filter(({ id }) => !seen.has(id) && seen.add(id));
  return { ...root, options: options.map((option) => withoutRepeats(option, seen)) };
}

export const FollowUpQuestion: v.GenericSchema<unknown, FollowUpQuestion> = v.pipe(
  levelOf(MAX_DEPTH),
  v.transform((root) => withoutRepeats(root)),
);

/**
 * Returns the path from the first question to the one with this id, both included; empty when the id does not occur.
 */
export function pathTo(root: FollowUpQuestion, wanted: string): FollowUpQuestion[] {
  if (root.id === wanted) return [root];
  for (const option of root.options) {
    const rest = pathTo(option, wanted);
    if (rest.length > 0) return [root, ...rest];
  }
  return [];
}
