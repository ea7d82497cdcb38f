import { type FollowUpQuestion, MAX_DEPTH, pathTo } from '@/domain/knowledge/followUpQuestion';

/** A step in a tree of follow-up questions: the first question, or a choice below it. */
export type Step = FollowUpQuestion;
export type StepChanges = Partial<Pick<Step, 'name' | 'question' | 'answer'>>;

export const newStep = (id: string): Step => ({
  id,
  name: '',
  question: null,
  answer: null,
  icon: null,
  value: null,
  index: 0,
  options: [],
});

function altered(root: Step, id: string, alter: (step: Step) => Step): Step {
  if (root.id === id) return alter(root);
  return { ...root, options: root.options.map((option) => altered(option, id, alter)) };
}

export const withChanges = (root: Step, id: string, changes: StepChanges): Step =>
  altered(root, id, (step) => ({ ...step, ...changes }));

export const withChoice = (root: Step, id: string, choice: Step): Step =>
  altered(root, id, (step) => ({ ...step, options: [...step.options, choice] }));

/** Returns the tree without a step and everything below it; the first question cannot be removed. */
export const withoutStep = (root: Step, id: string): Step => ({
  ...root,
  options: root.options.filter((option) => option.id !== id).map((option) => withoutStep(option, id)),
});

export const countSteps = ({ options }: Step): number =>
  options.reduce((sum, option) => sum + countSteps(option), 1);

const heightOf = ({ options }: Step): number =>
  options.reduce((most, option) => Math.max(most, heightOf(option) + 1), 0);

/** Returns the number of steps from the first question to this step. */
export const depthOf = (root: Step, id: string): number => Math.max(0, pathTo(root, id).length - 1);

/** Limits the depth, because deeper steps would be left out for all readers. */
export const mayHoldMore = (root: Step, id: string): boolean => depthOf(root, id) < MAX_DEPTH;

/** The place beside a step: before it, after it, or as its last choice. */
export type Side = 'before' | 'inside' | 'after';

/**
 * Returns the tree with a step, and everything below it, moved to another step; null when it cannot go there, such as
 * into itself.
 */
export function placed(root: Step, id: string, beside: string, side: Side): Step | null {
  const step = pathTo(root, id).at(-1);
  const way = pathTo(root, beside);
  const parent = side === 'inside' ? way.at(-1) : way.at(-2);
  if (step === undefined || parent === undefined || way.includes(step)) return null;
  if (depthOf(root, parent.id) + 1 + heightOf(step) > MAX_DEPTH) return null;
  const rest = withoutStep(root, id);
  if (side === 'inside') return withChoice(rest, parent.id, step);
  return altered(rest, parent.id, (now) => ({
    ...now,
    options: now.options.flatMap((option) => {
      if (option.id !== beside) return [option];
      return side === 'before' ? [step, option] : [option, step];
    }),
  }));
}

export const DIRECTIONS = ['up', 'down', 'higher', 'deeper'] as const;
/** The direction of a move: before or after a sibling, out of the parent, or into the previous sibling. */
export type Direction = (typeof DIRECTIONS)[number];

/** Returns the tree with a step moved by one place; null when it cannot move there. */
export function moved(root: Step, id: string, direction: Direction): Step | null {
  const parent = pathTo(root, id).at(-2);
  const place = parent?.options.findIndex((option) => option.id === id) ?? 0;
  const places = {
    up: [parent?.options[place - 1], 'before'],
    down: [parent?.options[place + 1], 'after'],
    higher: [parent, 'after'],
    deeper: [parent?.options[place - 1], 'inside'],
  } as const;
  const [beside, side] = places[direction];
  return beside === undefined ? null : placed(root, id, beside.id, side);
}

/**
 * Returns the step to focus when a step is removed: the next sibling, otherwise the previous one, otherwise the parent.
 */
export function besideOf(root: Step, id: string): string {
  const parent = pathTo(root, id).at(-2) ?? root;
  const place = parent.options.findIndex((option) => option.id === id);
  return (parent.options[place + 1] ?? parent.options[place - 1] ?? parent).id;
}
