import * as v from 'valibot';
import { Assignee } from '../colleagues/assignee';
import * as d from '../decode/decode';
import { StepTask } from '../tasks/taskOutcome';
import { labelsOf } from '../decode/received';

/** Codes in the listed order (000 §3.4, AMB-080). */
export const StepStatus = {
  NotStarted: 'NotStarted',
  Started: 'Started',
  PickedUp: 'PickedUp',
  Finished: 'Finished',
  Canceled: 'Canceled',
} as const;
export type StepStatus = (typeof StepStatus)[keyof typeof StepStatus];

const stepStatusByWireName: Readonly<Record<string, StepStatus>> = {
  ...StepStatus,
  Cancelled: StepStatus.Canceled,
  0: StepStatus.NotStarted,
  1: StepStatus.Started,
  2: StepStatus.PickedUp,
  3: StepStatus.Finished,
  4: StepStatus.Canceled,
};

export const stepStatusLabel = labelsOf<StepStatus>({
  NotStarted: 'Nog niet begonnen',
  Started: 'Op te pakken',
  PickedUp: 'Opgepakt',
  Finished: 'Afgerond',
  Canceled: 'Geannuleerd',
});

/** A self-service scenario that a step offers to the customer; its icon is in the scenario's own record (000 §3.3). */
export const StepScenario = v.object({
  selfServiceScenarioId: d.id,
  title: d.text,
  isFinished: d.flag,
  startAutomatically: d.flag,
});
export type StepScenario = v.InferOutput<typeof StepScenario>;

/** One step of a case flow (000 §3.3). `pickedUpByModel` is filled when the back end knows the name. */
export const CaseFlowStep = v.object({
  id: d.id,
  title: d.text,
  status: d.member<StepStatus>(stepStatusByWireName),
  pickedUpOn: d.instant,
  finishedOn: d.instant,
  pickedUpByModel: d.optionalRecord(Assignee),
  functionGroupId: d.optionalId,
  deadline: d.instant,
  tasks: d.listOf(StepTask),
  selfServiceScenarios: d.listOf(StepScenario),
});
export type CaseFlowStep = v.InferOutput<typeof CaseFlowStep>;
