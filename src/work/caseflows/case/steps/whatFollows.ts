import type { CaseFlow } from '@/domain/caseflows/caseFlow';
import type { CaseFlowStep } from '@/domain/caseflows/caseFlowStep';
import { caseFlowDialogTexts } from '../../caseFlowDialogTexts';

const texts = caseFlowDialogTexts.finish;

export const openOptionalTasks = ({ tasks }: CaseFlowStep): number =>
  tasks.filter(({ isOptional, isFinished }) => isOptional && !isFinished).length;

/** Returns what happens when a step is finished, in words. */
export function whatFollows({ steps }: CaseFlow, step: CaseFlowStep): string {
  const open = openOptionalTasks(step);
  const next = steps.at(-1)?.id === step.id ? texts.lastText : texts.text;
  return open === 0 ? next : `${next} ${texts.openTasks(open)}`;
}
