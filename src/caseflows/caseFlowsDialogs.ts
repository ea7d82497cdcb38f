import { lazyPart } from '@/lib/lazyPart';

/** Dialog kind to component; each arrives when it is first asked for. */
export const caseFlowsDialogs = {
  caseFlowCancel: lazyPart(async () => (await import('./dialogs/CaseFlowCancelDialog')).CaseFlowCancelDialog),
  caseFlowOwner: lazyPart(async () => (await import('./dialogs/CaseFlowOwnerDialog')).CaseFlowOwnerDialog),
  caseFlowSaveView: lazyPart(
    async () => (await import('./dialogs/CaseFlowSaveViewDialog')).CaseFlowSaveViewDialog,
  ),
  stepPickUp: lazyPart(async () => (await import('./dialogs/StepPickUpDialog')).StepPickUpDialog),
  stepFinish: lazyPart(async () => (await import('./dialogs/StepFinishDialog')).StepFinishDialog),
  stepTaskFinish: lazyPart(async () => (await import('./dialogs/StepTaskFinishDialog')).StepTaskFinishDialog),
  scenarioChannel: lazyPart(
    async () => (await import('./dialogs/ScenarioChannelDialog')).ScenarioChannelDialog,
  ),
  publicMessagePreview: lazyPart(
    async () => (await import('./dialogs/PublicMessagePreviewDialog')).PublicMessagePreviewDialog,
  ),
};
