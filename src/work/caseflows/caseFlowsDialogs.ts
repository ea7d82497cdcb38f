import type { CaseFlowSort } from '@/api/caseflows/caseFlows';
import type { DialogComponents, DialogProps } from '@/core/dialogs/dialog';
import type { Question } from '@/kit/livelist/listState';
import { lazyPart } from '@/lib/lazyPart';
import type { CaseFlowFilters } from './list/caseFlowFilters';

interface OfStep {
  caseFlowId: string;
  stepId: string;
}

interface CaseFlowDialogs {
  caseFlowCancel: { caseFlowId: string };
  caseFlowOwner: { caseFlowIds: string[] };
  caseFlowSaveView: Question<CaseFlowFilters, CaseFlowSort>;
  stepPickUp: OfStep;
  stepFinish: OfStep;
  /** `outcomeId` is the outcome that was chosen before the dialog opened. */
  stepTaskFinish: OfStep & { stepTaskId: string; outcomeId: string | null };
  scenarioChannel: OfStep & { scenarioId: string };
  publicMessagePreview: { caseFlowId: string; message: string; mediaId: string | null };
}

declare module '@/core/dialogs/dialog' {
  interface DialogData extends CaseFlowDialogs {}
}

/** Maps a dialog kind to its component, which is loaded when it is first opened. */
export const caseFlowsDialogs: DialogComponents<keyof CaseFlowDialogs> = {
  caseFlowCancel: lazyPart(async () => (await import('./case/CaseFlowCancelDialog')).CaseFlowCancelDialog),
  caseFlowOwner: lazyPart(async () => (await import('./case/CaseFlowOwnerDialog')).CaseFlowOwnerDialog),
  caseFlowSaveView: lazyPart<DialogProps<'caseFlowSaveView'>>(async () => {
    const [{ saveViewDialog }, { caseFlowList }] = await Promise.all([
      import('@/kit/livelist/SaveViewDialog'),
      import('./list/caseFlowList'),
    ]);
    return saveViewDialog(caseFlowList);
  }),
  stepPickUp: lazyPart(async () => (await import('./case/steps/StepPickUpDialog')).StepPickUpDialog),
  stepFinish: lazyPart(async () => (await import('./case/steps/StepFinishDialog')).StepFinishDialog),
  stepTaskFinish: lazyPart(
    async () => (await import('./case/steps/StepTaskFinishDialog')).StepTaskFinishDialog,
  ),
  scenarioChannel: lazyPart(
    async () => (await import('./case/steps/ScenarioChannelDialog')).ScenarioChannelDialog,
  ),
  publicMessagePreview: lazyPart(
    async () => (await import('./case/messages/PublicMessagePreviewDialog')).PublicMessagePreviewDialog,
  ),
};
