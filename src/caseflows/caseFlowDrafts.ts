/** The places of the opened case where something is typed or chosen; with the record's id they name a draft. */
export const caseFlowSurfaces = {
  owner: 'caseflow-owner',
  cancel: 'caseflow-cancel',
  pickUp: 'caseflow-step-pick-up',
} as const;
