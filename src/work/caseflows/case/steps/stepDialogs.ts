import { dialogOpened } from '@/core/dialogs/dialogsSlice';

/* Each step or task has one dialog, so opening it again brings the same dialog to the front. */

export const openPickUp = (caseFlowId: string, stepId: string) =>
  dialogOpened({ id: `stepPickUp/${stepId}`, dialog: { kind: 'stepPickUp', caseFlowId, stepId } });

export const openFinish = (caseFlowId: string, stepId: string) =>
  dialogOpened({ id: `stepFinish/${stepId}`, dialog: { kind: 'stepFinish', caseFlowId, stepId } });

export const openTaskFinish = (
  caseFlowId: string,
  stepId: string,
  stepTaskId: string,
  outcomeId: string | null = null,
) =>
  dialogOpened({
    id: `stepTaskFinish/${stepTaskId}`,
    dialog: { kind: 'stepTaskFinish', caseFlowId, stepId, stepTaskId, outcomeId },
  });

export const openChannel = (caseFlowId: string, stepId: string, scenarioId: string) =>
  dialogOpened({
    id: `scenarioChannel/${scenarioId}`,
    dialog: { kind: 'scenarioChannel', caseFlowId, stepId, scenarioId },
  });
