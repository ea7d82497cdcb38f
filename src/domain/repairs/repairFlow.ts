import type { RepairItem, RepairRequest } from './repairRequest';

/** 002 §2.5. */
export const RepairStep = { AddDefects: 'AddDefects', Plan: 'Plan', Submitted: 'Submitted' } as const;
export type RepairStep = (typeof RepairStep)[keyof typeof RepairStep];

/** The request, which is null until a defect has been added. */
type Request = Pick<RepairRequest, 'items' | 'isInProgress' | 'plan' | 'planningImpossible'> | null;

const isPlannable = ({ isPlannable: planned }: RepairItem): boolean => planned;

/** Whether an appointment is needed (REP-08). */
export const needsPlan = (request: Request): boolean => request?.items.some(isPlannable) ?? false;

/** Returns the step of a request; `wantsPlan` is true once the user went on to the planning. */
export function stepOf(request: Request, wantsPlan: boolean): RepairStep {
  if (request === null) return RepairStep.AddDefects;
  if (!request.isInProgress) return RepairStep.Submitted;
  return wantsPlan && needsPlan(request) ? RepairStep.Plan : RepairStep.AddDefects;
}

/** The reasons why a request cannot be submitted (REP-19, 20, 21). */
export type NotYet = 'noItems' | 'noMoment' | 'finished';

export function whyNotSubmit(request: Request): NotYet | null {
  if (request === null) return 'noItems';
  if (!request.isInProgress) return 'finished';
  if (request.items.length === 0) return 'noItems';
  const isPlanned = request.plan !== null || request.planningImpossible;
  return needsPlan(request) && !isPlanned ? 'noMoment' : null;
}
