import type { Step } from './stepTree';
import { isFilledIn } from '@/lib/text';
import { readHtml } from '@/ui/text/htmlNodes';
import { textOfHtml } from '@/ui/text/plainText';
import { followUpTexts as texts } from './followUpTexts';

export type StepProblems = Readonly<Partial<Record<'name' | 'question' | 'answer', string>>>;

const isEnd = ({ options }: Step): boolean => options.length === 0;
const wordsOf = (html: string | null): string => textOfHtml(readHtml(html ?? ''));

/** What a reader would miss: a choice has a name, what can be chosen from a question, and an end an answer. */
export function problemsOfStep(step: Step, isRoot: boolean): StepProblems {
  return {
    ...(!isRoot && !isFilledIn(step.name) && { name: texts.nameRequired }),
    ...(!isEnd(step) && !isFilledIn(step.question ?? '') && { question: texts.questionRequired }),
    ...(isEnd(step) && wordsOf(step.answer) === '' && { answer: texts.answerRequired }),
  };
}

const isFaulty = (step: Step, isRoot: boolean): boolean =>
  Object.keys(problemsOfStep(step, isRoot)).length > 0;

/** The steps of which a reader would miss something. */
export const faultySteps = (step: Step, isRoot = true): string[] => [
  ...(isFaulty(step, isRoot) ? [step.id] : []),
  ...step.options.flatMap((option) => faultySteps(option, false)),
];

/** What a step is called in the tree. */
export const titleOf = ({ name, question }: Step, isRoot: boolean): string =>
  (isRoot ? question || name : name) || (isRoot ? texts.firstQuestion : texts.namelessChoice);

/** All of the tree as text, a step on each line. */
export const outlineOf = (step: Step, depth = 0): string =>
  [
    `${'    '.repeat(depth)}${[titleOf(step, depth === 0), depth > 0 && step.question, wordsOf(step.answer)]
      .filter(Boolean)
      .join(' — ')}`,
    ...step.options.map((option) => outlineOf(option, depth + 1)),
  ].join('\n');
