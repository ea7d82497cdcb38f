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

export const DIRECTIONS = ['up', 'down', 'higher', 'deeper'] as const;
/** Before or after the step beside it, out of the step that it hangs in, or into the one before it. */
export type Direction = (typeof DIRECTIONS)[number];

function swapped(options: readonly Step[], place: number, other: number): Step[] {
  const [one, two] = [options[place], options[other]];
  return options.flatMap((option, at) => (at === place ? two : at === other ? one : option) ?? []);
}

/**
 * The tree with a step in its new place; null where it cannot go there. A step is only moved past or into a step beside it, so
 * that none comes to hang in itself.
 */
export function moved(root: Step, id: string, direction: Direction): Step | null {
  const path = pathTo(root, id);
  const [step, parent, above] = [path.at(-1), path.at(-2), path.at(-3)];
  if (step === undefined || parent === undefined) return null;
  const place = parent.options.findIndex((option) => option.id === id);
  const before = parent.options[place - 1];
  switch (direction) {
    case 'up':
    case 'down': {
      const other = direction === 'up' ? place - 1 : place + 1;
      if (parent.options[other] === undefined) return null;
      return altered(root, parent.id, (now) => ({ ...now, options: swapped(now.options, place, other) }));
    }
    case 'higher':
      if (above === undefined) return null;
      return altered(withoutStep(root, id), above.id, (now) => ({
        ...now,
        options: now.options.flatMap((option) => (option.id === parent.id ? [option, step] : option)),
      }));
    case 'deeper':
      if (before === undefined || depthOf(root, id) + 1 + heightOf(step) > MAX_DEPTH) return null;
      return withChoice(withoutStep(root, id), before.id, step);
  }
}

/** Where the attention goes when a step is taken away: to the next one beside it, else the one before, else what it hung in. */
export function besideOf(root: Step, id: string): string {
  const parent = pathTo(root, id).at(-2) ?? root;
  const place = parent.options.findIndex((option) => option.id === id);
  return (parent.options[place + 1] ?? parent.options[place - 1] ?? parent).id;
}
