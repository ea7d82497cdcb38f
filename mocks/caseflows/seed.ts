import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import { MINUTE } from '../world/clock';
import { aTimelineCase } from '../db/builders';
import { dutchMoment } from '../db/calendar';
import type { StepDefinition } from './definitions';
import { cancelationStatuses } from './vocabulary';
import { db } from '../db/db';
import type { CaseFlowRecord, StepRecord, StepTaskRecord, Party } from '../db/records';
import { groupIds } from '../session/users';
import type { CasePlan } from './casePlan';
import { type CaseState, type StepTimes, timelineOf } from './caseTimeline';
import { someoneOf } from '../people/someone';
import { seedStepTasks } from './stepTaskSeed';
import { deadlineOn, fill, group, relationOf, type Seeding, SPELLED_OTHERWISE } from '../tasks/seed';

const at = (moment: number): string => new Date(moment).toISOString();
const instant = (moment: number | null): string | null => (moment === null ? null : at(moment));

const DEADLINE_DAYS = [-9, -1, 0, 0, 0, 1, 2, 3, 4, 5, 8, 13, 21, 34, 45, 60];
const DEADLINE_TIMES = ['09:00', '12:00', '17:00', '17:00'];
const NO_DEADLINE = 0.07;

/** A random deadline of a running step: from long past to far ahead, or none. */
function runningDeadline({ random, now }: Seeding): string | null {
  return random.chance(NO_DEADLINE)
    ? null
    : deadlineOn(random.pick(DEADLINE_DAYS), random.pick(DEADLINE_TIMES), now);
}

const isRunning = (status: StepStatus) => status === StepStatus.Started || status === StepStatus.PickedUp;

interface Running {
  plan: CasePlan;
  seeding: Seeding;
  times: readonly StepTimes[];
}

function stepOf(definition: StepDefinition, index: number, { plan, seeding, times }: Running): StepRecord {
  const { random } = seeding;
  const { status, started, pickedUp, finished } = times[index]!;
  const isCurrent = index === plan.at && plan.state !== 'finished';
  const groupId = groupIds[definition.group];
  const planned = started === null ? null : dutchMoment(started, definition.days, '17:00');
  const isOver = finished !== null;
  return {
    id: isCurrent && plan.present ? plan.present.stepTask.stepId : random.guid(),
    title: definition.title,
    status,
    pickedUpOn: instant(pickedUp),
    finishedOn: instant(finished),
    pickedUpByModel: pickedUp === null ? null : (plan.worker ?? someoneOf(groupId, seeding)),
    functionGroupId: groupId,
    deadline: isRunning(status) ? (plan.deadline ?? runningDeadline(seeding)) : planned,
    days: definition.days,
    selfServiceScenarios: definition.scenarios.map(({ scenario, startAutomatically }) => ({
      selfServiceScenarioId: scenario.id,
      title: scenario.title,
      isFinished: isOver && random.chance(0.8),
      startAutomatically,
    })),
  };
}

const statusOf = (state: CaseState): CaseFlowStatus => {
  if (state === 'submitted') return CaseFlowStatus.Submitted;
  if (state === 'finished') return CaseFlowStatus.Finished;
  return state === 'canceled' ? CaseFlowStatus.Canceled : CaseFlowStatus.PickedUp;
};

/** The colleague who picked up the current step, otherwise the function group of the waiting step. */
function assignmentOf(steps: readonly StepRecord[]): Party | null {
  const step = steps.find(({ status }) => isRunning(status));
  if (!step) return null;
  return step.pickedUpByModel ?? (step.functionGroupId === null ? null : group(step.functionGroupId));
}

const CANCEL_REASONS = [
  'Huurder blijft toch in de woning wonen.',
  'Staat al onder een andere zaak.',
  '',
  'Drie keer gebeld en een brief gestuurd; geen reactie.',
];

/** The id of the case on the timeline: that of the existing task's case, or a new one. */
function umbrellaOf({ present, person }: CasePlan, title: string, { random }: Seeding): string {
  const known = present?.task.case?.id;
  if (known !== undefined) return known;
  return db.cases.add(aTimelineCase({ id: random.guid(), title, personId: person?.id ?? null })).id;
}

export interface SeededCase {
  flow: CaseFlowRecord;
  stepTasks: readonly StepTaskRecord[];
}

type Subject = Pick<CaseFlowRecord, 'title' | 'personId' | 'relatedPerson'>;

/** The person and address of the case; a case from the inbox keeps its title. */
function subjectOf(plan: CasePlan, { random, people }: Seeding): Subject {
  const { definition, person, present } = plan;
  const title = fill(definition.caseTitle, person ?? random.pick(people), random);
  const relation = person ? relationOf(person) : {};
  return {
    title: plan.title ?? present?.task.case?.title ?? title,
    personId: person?.id ?? null,
    relatedPerson: relation.relatedPerson ?? null,
  };
}

const cancelationOf = ({ state }: CasePlan, { random }: Seeding): CaseFlowRecord['cancelation'] =>
  state === 'canceled'
    ? { statusId: random.pick(cancelationStatuses).id, reason: random.pick(CANCEL_REASONS) }
    : null;

const pickedUpAtOf = ({ present }: CasePlan): number | null =>
  typeof present?.task.created === 'string' ? Date.parse(present.task.created) : null;

/** Adds a case with its steps, their tasks and the tasks' inbox tasks, all in agreement. */
export function seedCaseFlow(plan: CasePlan, seeding: Seeding): SeededCase {
  const { random, now } = seeding;
  const { definition, state } = plan;
  const course = { state, at: plan.at, count: definition.steps.length, now, pickedUpAt: pickedUpAtOf(plan) };
  const running: Running = { plan, seeding, times: timelineOf(course, random) };
  const subject = subjectOf(plan, seeding);
  const steps = definition.steps.map((step, index) => stepOf(step, index, running));
  const created = at((running.times[0]?.started ?? now) - random.int(5, 50) * MINUTE);
  const id = plan.present?.stepTask.caseFlowId ?? random.guid();
  const flow = db.caseFlows.add({
    id,
    spelledOtherwise: SPELLED_OTHERWISE.test(id),
    umbrellaCaseId: umbrellaOf(plan, subject.title, seeding),
    ...subject,
    type: definition.name,
    status: statusOf(state),
    ownerModel: plan.owner,
    assignment: assignmentOf(steps),
    deadline: dutchMoment(now, random.int(5, 90), '17:00'),
    created,
    lastModified: created,
    steps,
    cancelation: cancelationOf(plan, seeding),
  });
  return { flow, stepTasks: seedStepTasks(flow, plan, seeding) };
}
