import { type FollowUpQuestion, MAX_DEPTH, pathTo } from '@/domain/knowledge/followUpQuestion';

/** One step of a tree of follow-up questions: its first question, or a choice in it. */
export type Step = FollowUpQuestion;
export type StepChanges = Partial<Pick<Step, 'name' | 'question' | 'answer'>>;

/** A step that says nothing yet. */
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

/** Without a step and all that hangs in it; the first question stays. */
export const withoutStep = (root: Step, id: string): Step => ({
  ...root,
  options: root.options.filter((option) => option.id !== id).map((option) => withoutStep(option, id)),
});

export const countSteps = ({ options }: Step): number =>
  options.reduce((sum, option) => sum + countSteps(option), 1);

const heightOf = ({ options }: Step): number =>
  options.reduce((most, option) => Math.max(most, heightOf(option) + 1), 0);

/** How many steps lie between it and the first question, that one included. */
export const depthOf = (root: Step, id: string): number => Math.max(0, pathTo(root, id).length - 1);

/** What lies deeper would be left out for every reader. */
export const mayHoldMore = (root: Step, id: string): boolean => depthOf(root, id) < MAX_DEPTH;

/** Before or after a step, or as the last choice in it. */
export type Side = 'before' | 'inside' | 'after';

/** The tree with a step, and all that hangs in it, at another one; null where it cannot go: nothing comes to hang in itself. */
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
/** Before or after the step beside it, out of the step that it hangs in, or into the one before it. */
export type Direction = (typeof DIRECTIONS)[number];

/** The tree with a step one place further; null where it cannot go there. */
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

/** Where the attention goes when a step is taken away: to the next one beside it, else the one before, else what it hung in. */
export function besideOf(root: Step, id: string): string {
  const parent = pathTo(root, id).at(-2) ?? root;
  const place = parent.options.findIndex((option) => option.id === id);
  return (parent.options[place + 1] ?? parent.options[place - 1] ?? parent).id;
}
