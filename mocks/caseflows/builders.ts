import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import { clock, DAY, HOUR } from '../world/clock';
import { groupIds, userIds } from '../session/users';
import { anAssignee, nextId } from '../db/builders';
import type { CaseFlowRecord, CaseMessageRecord, StepRecord, StepTaskRecord } from '../db/records';

const ago = (ms: number) => new Date(clock.now() - ms).toISOString();

const bram = () => anAssignee({ id: userIds.bram, name: 'Bram Jansen', department: 'Zaakafhandeling' });

/** A step that waits to be picked up, due tomorrow. */
export const aStep = (changes: Partial<StepRecord> = {}): StepRecord => ({
  id: nextId(),
  title: 'Huisbezoek',
  status: StepStatus.Started,
  pickedUpOn: null,
  finishedOn: null,
  pickedUpByModel: null,
  functionGroupId: groupIds.leefbaarheid,
  deadline: ago(-DAY),
  days: 5,
  selfServiceScenarios: [],
  ...changes,
});

/** Like `aStep`, picked up by Bram an hour ago. */
export const aPickedUpStep = (changes: Partial<StepRecord> = {}): StepRecord =>
  aStep({ status: StepStatus.PickedUp, pickedUpOn: ago(HOUR), pickedUpByModel: bram(), ...changes });

/** Bram's case, in behandeling, with two steps; the first waits to be picked up. Add it to `db.caseFlows`. */
export const aCaseFlow = (changes: Partial<CaseFlowRecord> = {}): CaseFlowRecord => ({
  id: nextId(),
  umbrellaCaseId: nextId(),
  title: 'Geluidsoverlast Lindelaan 14',
  type: 'Overlast',
  status: CaseFlowStatus.PickedUp,
  ownerModel: bram(),
  assignment: null,
  deadline: ago(-30 * DAY),
  created: ago(2 * DAY),
  lastModified: ago(HOUR),
  personId: null,
  relatedPerson: null,
  steps: [aStep(), aStep({ title: 'Nazorg', status: StepStatus.NotStarted, deadline: ago(-20 * DAY) })],
  cancelation: null,
  ...changes,
});

/** A task of a step, without outcomes and without a task in the inbox. Add it to `db.stepTasks`. */
export const aStepTask = (
  flow: CaseFlowRecord,
  step: StepRecord,
  changes: Partial<StepTaskRecord> = {},
): StepTaskRecord => ({
  id: nextId(),
  umbrellaTaskId: null,
  title: 'Huisbezoek afleggen',
  isOptional: false,
  isFinished: false,
  outcome: null,
  outcomes: [],
  caseFlowId: flow.id,
  stepId: step.id,
  ...changes,
});

export const aCaseMessage = (
  flow: CaseFlowRecord,
  changes: Partial<CaseMessageRecord> = {},
): CaseMessageRecord => ({
  id: nextId(),
  caseFlowId: flow.id,
  isPublic: false,
  message: 'Huurder is na 16.00 uur bereikbaar.',
  mediaId: null,
  created: ago(HOUR),
  createdBy: bram(),
  ...changes,
});
