import * as v from 'valibot';
import * as d from '../decode/decode';

/** A choice within a question; an end has an answer and no question of its own. */
export interface FollowUpQuestion {
  id: string;
  question: string | null;
  /** HTML that is not to be trusted. */
  answer: string | null;
  name: string;
  index: number;
  options: FollowUpQuestion[];
}

/** Deeper than anyone can follow; what lies below is left out. */
const MAX_DEPTH = 12;

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

export const FollowUpQuestion = levelOf(MAX_DEPTH);

/** From the first question to the one with this id, both included; empty where it does not occur. */
export function pathTo(root: FollowUpQuestion, wanted: string): FollowUpQuestion[] {
  if (root.id === wanted) return [root];
  for (const option of root.options) {
    const rest = pathTo(option, wanted);
    if (rest.length > 0) return [root, ...rest];
  }
  return [];
}
