import { lazy } from 'react';

/** Dialog kind to component; each arrives when it is first asked for. */
export const caseFlowsDialogs = {
  caseFlowCancel: lazy(async () => ({
    default: (await import('./dialogs/CaseFlowCancelDialog')).CaseFlowCancelDialog,
  })),
  caseFlowOwner: lazy(async () => ({
    default: (await import('./dialogs/CaseFlowOwnerDialog')).CaseFlowOwnerDialog,
  })),
  caseFlowSaveView: lazy(async () => ({
    default: (await import('./dialogs/CaseFlowSaveViewDialog')).CaseFlowSaveViewDialog,
  })),
  stepPickUp: lazy(async () => ({ default: (await import('./dialogs/StepPickUpDialog')).StepPickUpDialog })),
  stepFinish: lazy(async () => ({ default: (await import('./dialogs/StepFinishDialog')).StepFinishDialog })),
  stepTaskFinish: lazy(async () => ({
    default: (await import('./dialogs/StepTaskFinishDialog')).StepTaskFinishDialog,
  })),
  scenarioChannel: lazy(async () => ({
    default: (await import('./dialogs/ScenarioChannelDialog')).ScenarioChannelDialog,
  })),
  publicMessagePreview: lazy(async () => ({
    default: (await import('./dialogs/PublicMessagePreviewDialog')).PublicMessagePreviewDialog,
  })),
};
