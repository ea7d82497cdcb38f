import type { CaseFlow } from '@/domain/caseflow/caseFlow';
import type { CaseFlowStep } from '@/domain/caseflow/caseFlowStep';
import { caseFlowDialogTexts } from '../../caseFlowDialogTexts';

const texts = caseFlowDialogTexts.finish;

/** What nobody has done yet that may be left undone. */
export const openOptionalTasks = ({ tasks }: CaseFlowStep): number =>
  tasks.filter(({ isOptional, isFinished }) => isOptional && !isFinished).length;

/** What finishing a step brings about. */
export function whatFollows({ steps }: CaseFlow, step: CaseFlowStep): string {
  const open = openOptionalTasks(step);
  const next = steps.at(-1)?.id === step.id ? texts.lastText : texts.text;
  return open === 0 ? next : `${next} ${texts.openTasks(open)}`;
}
