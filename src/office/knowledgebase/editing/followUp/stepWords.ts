import type { Step } from './stepTree';
import { isFilledIn } from '@/lib/text';
import { readHtml } from '@/ui/text/htmlNodes';
import { textOfHtml } from '@/ui/text/plainText';
import { followUpTexts as texts } from './followUpTexts';

export type StepProblems = Readonly<Partial<Record<'name' | 'question' | 'answer', string>>>;

const isEnd = ({ options }: Step): boolean => options.length === 0;
const wordsOf = (html: string | null): string => textOfHtml(readHtml(html ?? ''));

/** Returns what is incomplete: a choice needs a name, a step with choices a question, and a last step an answer. */
export function problemsOfStep(step: Step, isRoot: boolean): StepProblems {
  return {
    ...(!isRoot && !isFilledIn(step.name) && { name: texts.nameRequired }),
    ...(!isEnd(step) && !isFilledIn(step.question ?? '') && { question: texts.questionRequired }),
    ...(isEnd(step) && wordsOf(step.answer) === '' && { answer: texts.answerRequired }),
  };
}

const isFaulty = (step: Step, isRoot: boolean): boolean =>
  Object.keys(problemsOfStep(step, isRoot)).length > 0;

/** Returns the ids of incomplete steps. */
export const faultySteps = (step: Step, isRoot = true): string[] => [
  ...(isFaulty(step, isRoot) ? [step.id] : []),
  ...step.options.flatMap((option) => faultySteps(option, false)),
];

export const titleOf = ({ name, question }: Step, isRoot: boolean): string =>
  (isRoot ? question || name : name) || (isRoot ? texts.firstQuestion : texts.namelessChoice);

/** Returns the whole tree as text, one step per line. */
export const outlineOf = (step: Step, depth = 0): string =>
  [
    `${'    '.repeat(depth)}${[titleOf(step, depth === 0), depth > 0 && step.question, wordsOf(step.answer)]
      .filter(Boolean)
      .join(' — ')}`,
    ...step.options.map((option) => outlineOf(option, depth + 1)),
  ].join('\n');
