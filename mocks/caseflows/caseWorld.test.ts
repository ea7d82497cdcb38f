import * as v from 'valibot';
import { CaseFlow } from '@/domain/caseflows/caseFlow';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import { MediaModel } from '@/domain/media/media';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { caseFlowHub } from '@/hubs/caseFlowHub';
import { startBurst } from '../backend/traffic';
import { createColleague } from '../world/colleague';
import { CASE_FLOW_ACTIVITY } from './history';
import { listByOwner, listCaseFlows } from './query';
import { inboxSideOf, currentDeadline, currentStep, isBlocked, isPickedUp, stepTasksOf } from './state';
import { db, toCaseFlow } from '../db';
import type { CaseFlowRecord, StepRecord } from '../db/records';
import { groupIds, userIds } from '../session/users';
import { createWorld } from '../world/world';

const NOW = Date.parse('2026-11-21T09:30:00Z');

const OPEN: readonly TaskStatus[] = [TaskStatus.New, TaskStatus.PickedUp, TaskStatus.Rejected];

/** Expects a step task to agree with its task in the inbox. */
function expectStepToAgree(flow: CaseFlowRecord, step: StepRecord): void {
  for (const stepTask of stepTasksOf(step)) {
    expect(stepTask.caseFlowId).toBe(flow.id);
    const task = inboxSideOf(stepTask);
    expect(task !== undefined).toBe(step.pickedUpOn !== null);
    if (!task) continue;
    expect(task.taskType?.category).toBe(TaskTypeCategory.CaseFlow);
    expect(task.case).toEqual({ id: flow.umbrellaCaseId, title: flow.title });
    expect(task.status === TaskStatus.Finished).toBe(stepTask.isFinished);
    if (stepTask.isFinished) expect(stepTask.outcome !== null).toBe(stepTask.outcomes.length > 0);
    if (OPEN.includes(task.status) && !stepTask.isOptional) expect(step.status).toBe(StepStatus.PickedUp);
    expect((task.created ?? '') >= (step.pickedUpOn ?? '')).toBe(true);
    if (task.finished) expect(task.finished >= (step.pickedUpOn ?? '')).toBe(true);
  }
}

/** Expects the steps to follow each other, and the status of the case to follow from them. */
function expectCaseToAgree(flow: CaseFlowRecord): void {
  const { status, steps } = flow;
  expect(db.cases.find(flow.umbrellaCaseId)?.title).toBe(flow.title);
  if (flow.relatedPerson) expect(db.people.find(flow.relatedPerson.id)?.name).toBe(flow.relatedPerson.name);
  const current = currentStep(flow);
  const at = current ? steps.indexOf(current) : steps.length;
  const isClosed = status === CaseFlowStatus.Finished || status === CaseFlowStatus.Canceled;
  expect(current === null).toBe(isClosed);
  steps.forEach((step, index) => {
    if (!isClosed && index < at) expect(step.status).toBe(StepStatus.Finished);
    if (!isClosed && index > at) expect(step.status).toBe(StepStatus.NotStarted);
    expect(step.finishedOn !== null).toBe(step.status === StepStatus.Finished);
    if (step.status === StepStatus.PickedUp) expect(step.pickedUpByModel).not.toBeNull();
    if (step.finishedOn) expect(step.finishedOn >= (step.pickedUpOn ?? '')).toBe(true);
    expectStepToAgree(flow, step);
  });
  const moments = [flow.created, ...steps.flatMap(({ pickedUpOn, finishedOn }) => [pickedUpOn, finishedOn])];
  for (const moment of moments) if (moment) expect(moment <= flow.lastModified).toBe(true);
  expect(flow.lastModified <= new Date(NOW + 60_000).toISOString()).toBe(true);
}

/** Expects every change of a step in the history of the case, with a moment and a colleague. */
function expectHistoryToTell(flow: CaseFlowRecord): void {
  const told = db.caseActivities
    .all()
    .filter(({ caseId, type }) => caseId === flow.umbrellaCaseId && type === CASE_FLOW_ACTIVITY);
  const count = (what: string) => told.filter(({ description }) => description?.startsWith(what)).length;
  expect(count('Stap opgepakt')).toBe(flow.steps.filter(({ pickedUpOn }) => pickedUpOn !== null).length);
  expect(count('Stap afgerond')).toBe(flow.steps.filter(({ finishedOn }) => finishedOn !== null).length);
  expect(count('Zaak geannuleerd')).toBe(flow.status === CaseFlowStatus.Canceled ? 1 : 0);
  expect(count('Zaak afgerond')).toBe(flow.status === CaseFlowStatus.Finished ? 1 : 0);
  for (const { description, colleague, startTime } of told) {
    expect(startTime).not.toBeNull();
    if (description !== 'Zaak ontvangen') expect(colleague).not.toBeNull();
  }
}

describe('the cases of a busy morning', () => {
  beforeEach(() => createWorld({ now: NOW }));

  it('are consistent, also with their tasks in the inbox and their history', () => {
    for (const flow of db.caseFlows.all()) {
      expectCaseToAgree(flow);
      expectHistoryToTell(flow);
    }
    for (const { caseFlowId } of db.stepTasks.all()) expect(db.caseFlows.find(caseFlowId)).toBeDefined();
    for (const task of db.tasks.all()) {
      if (task.taskType?.category !== TaskTypeCategory.CaseFlow) continue;
      expect(db.stepTasks.all().filter(({ umbrellaTaskId }) => umbrellaTaskId === task.id)).toHaveLength(1);
    }
  });

  it('number about 60, of every kind', () => {
    const flows = db.caseFlows.all();
    const steps = flows.flatMap((flow) => flow.steps);
    expect(flows.length).toBeGreaterThan(55);
    expect(flows.length).toBeLessThan(70);
    expect(new Set(flows.map(({ type }) => type)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(flows.map(({ status }) => status)).size).toBe(4);
    expect(new Set(steps.map(({ status }) => status)).size).toBe(5);
    expect(steps.some(isBlocked)).toBe(true);
    expect(steps.some((step) => isPickedUp(step) && !isBlocked(step))).toBe(true);
    const owned = (id: string | null) =>
      flows.filter(({ ownerModel }) => (ownerModel?.id ?? null) === id).length;
    expect(owned(userIds.bram)).toBeGreaterThan(8);
    for (const id of [null, userIds.carla, groupIds.leefbaarheid, groupIds.incasso])
      expect(owned(id)).toBeGreaterThan(2);
    const deadlines = flows.map(currentDeadline);
    expect(deadlines.some((deadline) => deadline !== null && Date.parse(deadline) < NOW)).toBe(true);
    expect(deadlines.some((deadline) => deadline !== null && Date.parse(deadline) > NOW)).toBe(true);
    const scenarios = steps.flatMap(({ selfServiceScenarios }) => selfServiceScenarios);
    expect(scenarios.some(({ startAutomatically, isFinished }) => startAutomatically && !isFinished)).toBe(
      true,
    );
  });

  it('give some people several open cases and tasks', () => {
    const open = db.caseFlows.all().filter((flow) => currentStep(flow) !== null);
    const casesOf = (personId: string | null) =>
      open.filter((flow) => personId !== null && flow.personId === personId);
    const busy = open.filter(({ personId }) => casesOf(personId).length > 1);
    expect(busy.length).toBeGreaterThan(3);
    const ordinary = db.tasks
      .all()
      .filter(({ taskType }) => taskType?.category !== TaskTypeCategory.CaseFlow);
    expect(
      busy.some(({ personId }) =>
        ordinary.some(({ relatedPerson, status }) => relatedPerson?.id === personId && OPEN.includes(status)),
      ),
    ).toBe(true);
  });

  it('contain messages, files of all five kinds and reports', () => {
    const media = db.media.all().filter(({ caseId }) => caseId !== null);
    expect(new Set(media.map(({ type }) => type))).toEqual(new Set(Object.values(MediaModel)));
    const messages = db.caseMessages.all();
    expect(new Set(messages.map(({ isPublic }) => isPublic)).size).toBe(2);
    for (const { mediaId } of messages) if (mediaId !== null) expect(db.media.find(mediaId)).toBeDefined();
    expect(messages.some(({ mediaId }) => mediaId !== null)).toBe(true);
    expect(db.reports.size).toBeGreaterThan(4);
    const types = db.caseActivities.all().map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['Contact', 'OutgoingMail', 'Correspondence', 'PhoneCall', CASE_FLOW_ACTIVITY]),
    );
  });

  it('are parsed by the client', () => {
    for (const flow of db.caseFlows.all()) {
      const told = toCaseFlow(flow, { withSteps: true });
      const understood = v.parse(CaseFlow, JSON.parse(JSON.stringify(told)));
      const { id, name, type } = flow.ownerModel ?? {};
      expect(understood.status).toBe(flow.status);
      expect(understood.ownerModel).toEqual(flow.ownerModel && { id, name, type, department: null });
      expect(understood.steps.map(({ status }) => status)).toEqual(flow.steps.map(({ status }) => status));
      const event = caseFlowHub.decode('stepFinished', [{ ...told, caseFlowId: flow.id, stepId: 's' }]);
      expect(event).toMatchObject({ caseFlowId: flow.id, stepId: 's', caseFlow: understood });
    }
  });

  it('have the same total in the list and in the list by owner', () => {
    const total = listByOwner({}).reduce((sum, { flows }) => sum + flows.length, 0);
    expect(total).toBe(listCaseFlows({}).length);
    expect(total).toBe(db.caseFlows.size);
  });

  it('stay consistent while colleagues work on them', () => {
    const before = JSON.stringify(db.caseFlows.all());
    const colleague = createColleague(5);
    for (let action = 0; action < 600; action += 1) colleague.step();
    expect(JSON.stringify(db.caseFlows.all())).not.toBe(before);
    for (const flow of db.caseFlows.all()) {
      expectCaseToAgree(flow);
      expectHistoryToTell(flow);
    }
    const isFinishedTask = ({ description }: { description: string | null }) =>
      description?.startsWith('Taak afgerond');
    expect(db.caseActivities.all().filter(isFinishedTask).length).toBeGreaterThan(10);
  });

  it('stay consistent when they change very fast', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    const burst = startBurst({ of: 'cases', perSecond: 1_000, seconds: 1, seed: 3 });
    await vi.advanceTimersByTimeAsync(1_100);
    expect(burst.pushed).toBeGreaterThanOrEqual(1_000);
    expect(burst.running).toBe(false);
    for (const flow of db.caseFlows.all()) {
      expectCaseToAgree(flow);
      expectHistoryToTell(flow);
    }
  });
});

it.each([
  ['leeg', 0],
  ['vijfduizendZaken', 5_000],
] as const)('%s has %i cases', { timeout: 30_000 }, (scenario, size) => {
  createWorld({ scenario, now: NOW });
  expect(db.caseFlows.size).toBe(size);
});
