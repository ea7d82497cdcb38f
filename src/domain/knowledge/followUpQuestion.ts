import * as v from 'valibot';
import * as d from '../decode/decode';

/** A choice within a question; an end has an answer and no question of its own. */
export interface FollowUpQuestion {
  id: string;
  question: string | null;
  /** HTML that is not to be trusted. */
  answer: string | null;
  /** The name of a picture. */
  icon: string | null;
  value: string | null;
  name: string;
  index: number;
  options: FollowUpQuestion[];
}

/** Deeper than anyone can follow; what lies below is left out. */
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

/** A question that stands in its own tree twice is asked where it stands first: nobody walks in a circle. */
function withoutRepeats(root: FollowUpQuestion, seen = new Set([root.id])): FollowUpQuestion {
  const options = root.options.filter(({ id }) => !seen.has(id) && seen.add(id));
  return { ...root, options: options.map((option) => withoutRepeats(option, seen)) };
}

export const FollowUpQuestion: v.GenericSchema<unknown, FollowUpQuestion> = v.pipe(
  levelOf(MAX_DEPTH),
  v.transform((root) => withoutRepeats(root)),
);

/** From the first question to the one with this id, both included; empty where it does not occur. */
export function pathTo(root: FollowUpQuestion, wanted: string): FollowUpQuestion[] {
  if (root.id === wanted) return [root];
  for (const option of root.options) {
    const rest = pathTo(option, wanted);
    if (rest.length > 0) return [root, ...rest];
  }
  return [];
}
