import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { aTimelineCase, anAssignee, aCaseFlow, aPickedUpStep, aStep, aStepTask, aTask, db } from '../db';
import { findAssignee } from '../people/assignees';
import type { CaseFlowRecord } from '../db/records';
import { bram, call, pushedBy } from '../backend/testCalls';
import { faults, groupIds, resetDb, server, stats, userIds, type UserKey } from '../backend/testServer';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const put = (user: UserKey, path: string, body: unknown = {}) =>
  call(user, 'PUT', `/api/v1/caseflow/${path}`, body);
const known = (flow: CaseFlowRecord) => db.caseFlows.find(flow.id)!;

/** The case's history on the timeline, newest first. */
async function historyOf(flow: CaseFlowRecord) {
  if (!db.cases.find(flow.umbrellaCaseId)) db.cases.add(aTimelineCase({ id: flow.umbrellaCaseId }));
  const { data } = await call('bram', 'GET', `/api/v1/activity/bycase/${flow.umbrellaCaseId}?pageSize=150`);
  const items = data['items'] as { type: string; description: string; colleague: { name: string } }[];
  return items.map(({ type, description, colleague }) => `${type}: ${description}, ${colleague.name}`);
}

describe('a step', () => {
  const submitted = () => {
    const flow = db.caseFlows.add(aCaseFlow({ status: CaseFlowStatus.Submitted }));
    const [step, next] = flow.steps as [CaseFlowRecord['steps'][number], CaseFlowRecord['steps'][number]];
    return { flow, step, next };
  };

  it('puts its case in behandeling and gives its tasks to their assignees when it is picked up', async () => {
    const { flow, step } = submitted();
    const first = db.stepTasks.add(aStepTask(flow, step, { title: 'Bellen' }));
    const second = db.stepTasks.add(aStepTask(flow, step, { title: 'Schrijven' }));
    const roleId = db.colleagues.find(userIds.carla)?.roleId ?? '';
    const pushed = await pushedBy(async () => {
      const { status, data } = await put('bram', `pickupstep/${step.id}`, {
        caseFlowId: flow.id,
        taskAssignments: [{ id: first.id, employeeId: roleId, functionGroupId: null }],
      });
      expect(status).toBe(200);
      expect(data).toMatchObject({ id: flow.id, status: 0, steps: [{ status: 2 }, {}] });
    });
    expect(pushed.map(({ hub, event }) => `${hub} ${event}`)).toEqual([
      'taskHub created',
      'taskHub created',
      'caseFlowHub stepPickedUp',
      'caseFlowHub stepTasksCreated',
    ]);
    expect(pushed[2]?.args).toMatchObject([
      {
        id: flow.id,
        caseFlowId: flow.id,
        stepId: step.id,
        steps: [{ pickedUpByModel: { id: userIds.bram } }, {}],
      },
    ]);
    const inbox = (id: string) => db.tasks.find(db.stepTasks.find(id)?.umbrellaTaskId ?? '');
    expect(inbox(first.id)).toMatchObject({
      subject: 'Bellen',
      status: TaskStatus.New,
      completeBy: { id: userIds.carla },
      createdBy: { id: userIds.bram },
      case: { id: flow.umbrellaCaseId, title: flow.title },
      ends: step.deadline,
    });
    expect(inbox(second.id)?.completeBy?.id).toBe(groupIds.leefbaarheid);
    expect(await historyOf(flow)).toEqual(['CaseFlow: Stap opgepakt: Huisbezoek, Bram Jansen']);
    expect(known(flow).lastModified > flow.lastModified).toBe(true);
  });

  it('is picked up only once when two colleagues try at the same time', async () => {
    const { flow, step } = submitted();
    const answers = await Promise.all([
      put('bram', `pickupstep/${step.id}`, { caseFlowId: flow.id, taskAssignments: [] }),
      put('carla', `pickupstep/${step.id}`, { caseFlowId: flow.id, taskAssignments: [] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await historyOf(flow)).toHaveLength(1);
  });

  it('is not picked up without permission, before its turn, or with nonsense', async () => {
    const { flow, step, next } = submitted();
    const task = db.stepTasks.add(aStepTask(flow, step));
    const assigned = (assignment: object) =>
      put('bram', `pickupstep/${step.id}`, { caseFlowId: flow.id, taskAssignments: [assignment] });
    expect((await put('anne', `pickupstep/${step.id}`)).status).toBe(403);
    expect((await put('bram', 'pickupstep/nowhere')).status).toBe(404);
    expect((await put('bram', `pickupstep/${next.id}`)).status).toBe(409);
    expect((await put('bram', `pickupstep/${step.id}`, { caseFlowId: 'other' })).status).toBe(422);
    expect((await assigned({ id: 'x', employeeId: userIds.bram })).status).toBe(422);
    expect((await assigned({ id: task.id, employeeId: 'x' })).status).toBe(422);
    expect(known(flow)).toEqual(flow);
    db.caseFlows.change(flow, { status: CaseFlowStatus.Canceled });
    expect((await put('bram', `pickupstep/${step.id}`)).status).toBe(409);
  });

  it('is finished when nothing blocks it; then the next step starts, and the last step ends the case', async () => {
    const [first, last] = [
      aPickedUpStep({ title: 'Een' }),
      aStep({ title: 'Twee', status: StepStatus.NotStarted }),
    ];
    const flow = db.caseFlows.add(aCaseFlow({ steps: [first, last] }));
    const must = db.stepTasks.add(aStepTask(flow, first, { umbrellaTaskId: 'a' }));
    db.stepTasks.add(aStepTask(flow, first, { umbrellaTaskId: 'b', isOptional: true }));
    db.tasks.add(aTask({ id: 'b', completeBy: bram }));
    const finish = (id: string) => put('bram', `finishstep/${id}`, { caseFlowId: flow.id });
    expect((await put('anne', `finishstep/${first.id}`)).status).toBe(403);
    expect((await finish(last.id)).status).toBe(409);
    expect((await finish(first.id)).status).toBe(409);
    db.stepTasks.change(must, { isFinished: true });
    const pushed = await pushedBy(async () => {
      const answers = await Promise.all([finish(first.id), put('carla', `finishstep/${first.id}`)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
    expect(pushed.map(({ event }) => event)).toEqual(['stepFinished']);
    expect(db.tasks.find('b')?.status).toBe(TaskStatus.New);
    expect(known(flow)).toMatchObject({
      status: CaseFlowStatus.PickedUp,
      assignment: { id: groupIds.leefbaarheid },
      steps: [{ status: StepStatus.Finished }, { status: StepStatus.Started, pickedUpOn: null }],
    });
    await put('bram', `pickupstep/${last.id}`, { caseFlowId: flow.id, taskAssignments: [] });
    const end = await pushedBy(() => finish(last.id));
    expect(end.map(({ event }) => event)).toEqual(['stepFinished', 'updated']);
    expect(known(flow).status).toBe(CaseFlowStatus.Finished);
    expect(
      (await historyOf(flow)).map((line) => line.split(': ').slice(0, 2).join(': ').split(',')[0]).sort(),
    ).toEqual([
      'CaseFlow: Stap afgerond',
      'CaseFlow: Stap afgerond',
      'CaseFlow: Stap opgepakt',
      'CaseFlow: Zaak afgerond',
    ]);
  });
});

it('Picking up a step fails when a fault is armed, and its requests are counted', async () => {
  const flow = db.caseFlows.add(aCaseFlow());
  const path = `pickupstep/${flow.steps[0]?.id}`;
  faults.add({ method: 'PUT', path: '/api/v1/caseflow/pickupstep/*', status: 503, times: 1 });
  faults.add({ method: 'PUT', path: '/api/v1/caseflow/pickupstep/*', drop: 'dropAfter', times: 1 });
  expect((await put('bram', path)).status).toBe(503);
  expect(known(flow).steps[0]?.pickedUpOn).toBeNull();
  await expect(put('bram', path)).rejects.toThrow();
  expect(known(flow).steps[0]?.status).toBe(StepStatus.PickedUp);
  expect((await put('bram', path)).status).toBe(409);
  expect(stats.counts()).toMatchObject({ 'PUT /api/v1/caseflow/pickupstep/:id': 3 });
});

describe('a step task', () => {
  const outcome = { id: 'o1', title: 'Toegekend', label: 'Akkoord', status: 'Positive' as const };

  function given() {
    const step = aPickedUpStep();
    const flow = db.caseFlows.add(aCaseFlow({ steps: [step] }));
    const task = db.tasks.add(aTask({ status: TaskStatus.PickedUp, completeBy: bram }));
    const stepTask = db.stepTasks.add(
      aStepTask(flow, step, { umbrellaTaskId: task.id, title: 'Beoordelen', outcomes: [outcome] }),
    );
    return { flow, step, task, stepTask };
  }

  it('is finished together with its inbox task, with an outcome, once, by its assignee', async () => {
    const { flow, step, task, stepTask } = given();
    const finish = (user: UserKey, outcomeId: string | null = 'o1') =>
      put(user, `finishtask/${stepTask.id}`, { outcomeId });
    expect((await finish('carla')).status).toBe(403);
    expect((await finish('bram', null)).status).toBe(422);
    const pushed = await pushedBy(async () => {
      const answers = await Promise.all([finish('bram'), finish('bram')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });
    expect(pushed.map(({ event }) => event)).toEqual(['completed', 'stepTaskFinished']);
    expect(pushed[1]?.args).toMatchObject([
      {
        caseFlowId: flow.id,
        stepId: step.id,
        taskId: stepTask.id,
        umbrellaTaskId: task.id,
        title: flow.title,
        steps: [{ tasks: [{ isFinished: true, outcome: { id: 'o1' } }] }],
      },
    ]);
    expect(db.tasks.find(task.id)).toMatchObject({
      status: TaskStatus.Finished,
      completedById: userIds.bram,
    });
    expect(await historyOf(flow)).toEqual(['CaseFlow: Taak afgerond: Beoordelen (Toegekend), Bram Jansen']);
  });

  it('cannot be finished before its step is picked up', async () => {
    const { flow, step } = given();
    const early = db.stepTasks.add(aStepTask(flow, step));
    expect((await call('bram', 'GET', `/api/v1/caseflow/gettask/${early.id}`)).data['task']).toBeNull();
    expect((await put('bram', `finishtask/${early.id}`)).status).toBe(403);
  });
});

describe('a case', () => {
  it('is cancelled with a status while open, and its tasks stay unchanged', async () => {
    const { data } = await call('bram', 'GET', '/api/v1/caseflow/cancelationstatuses');
    const [{ id: cancelationStatusId, label }] = data as unknown as [{ id: string; label: string }];
    const step = aPickedUpStep();
    const flow = db.caseFlows.add(
      aCaseFlow({
        steps: [aStep({ status: StepStatus.Finished }), step, aStep({ status: StepStatus.NotStarted })],
      }),
    );
    const task = db.tasks.add(aTask({ completeBy: bram }));
    db.stepTasks.add(aStepTask(flow, step, { umbrellaTaskId: task.id }));
    const cancel = (body: object) => put('bram', `cancel/${flow.id}`, { caseFlowId: flow.id, ...body });
    expect((await put('anne', `cancel/${flow.id}`)).status).toBe(403);
    expect((await cancel({ reason: 'Zomaar' })).status).toBe(422);
    const pushed = await pushedBy(async () => {
      expect((await cancel({ cancelationStatusId, reason: 'Blijft wonen.' })).data['status']).toBe(2);
    });
    expect(pushed.map(({ hub, event }) => `${hub} ${event}`)).toEqual(['caseFlowHub updated']);
    expect(known(flow).steps.map(({ status }) => status)).toEqual(['Finished', 'Canceled', 'Canceled']);
    expect(db.tasks.find(task.id)?.status).toBe(TaskStatus.New);
    expect(await historyOf(flow)).toEqual([
      `CaseFlow: Zaak geannuleerd: ${label}: Blijft wonen., Bram Jansen`,
    ]);
    expect((await cancel({ cancelationStatusId })).status).toBe(409);
  });

  it('gets another owner from an editor, its owner or a member of the owning group', async () => {
    const flow = db.caseFlows.add(aCaseFlow());
    const give = (user: UserKey, ownerModel: unknown) => put(user, flow.id, { id: flow.id, ownerModel });
    expect((await give('anne', null)).status).toBe(403);
    expect((await give('bram', { id: 'x' })).status).toBe(422);
    expect((await give('bram', undefined)).status).toBe(422);
    expect((await give('bram', {})).status).toBe(422);
    const pushed = await pushedBy(() => give('bram', { id: groupIds.wijkteam, type: 'FunctionGroups' }));
    expect(pushed.map(({ event }) => event)).toEqual(['updated']);
    expect(known(flow).ownerModel).toMatchObject({ id: groupIds.wijkteam, type: 'FunctionGroup' });
    await give('carla', null);
    expect(known(flow).ownerModel).toBeNull();
    expect((await historyOf(flow)).sort()).toEqual([
      expect.stringMatching(/^CaseFlow: Eigenaar gewijzigd: Wijkteam .*, Bram Jansen$/),
      'CaseFlow: Eigenaar gewijzigd: niemand, Carla Meijer',
    ]);
  });

  it.each([CaseFlowStatus.Finished, CaseFlowStatus.Canceled, CaseFlowStatus.Submitted])(
    'gets no other owner when %s',
    async (status) => {
      const flow = db.caseFlows.add(aCaseFlow({ status }));
      expect((await put('bram', flow.id, { id: flow.id, ownerModel: anAssignee() })).status).toBe(409);
    },
  );

  it('can be changed by a member of the function group that owns it', async () => {
    const { changeOwner } = await import('./actions');
    const member = { id: userIds.bram, key: 'bram', permissions: [] };
    const mine = db.caseFlows.add(aCaseFlow({ ownerModel: findAssignee(groupIds.incasso) }));
    const others = db.caseFlows.add(aCaseFlow({ ownerModel: findAssignee(groupIds.wijkteam) }));
    expect(changeOwner(mine, member, () => null).ownerModel).toBeNull();
    expect(() => changeOwner(others, member, () => null)).toThrow(
      'Alleen met het recht editCaseFlow of als eigenaar.',
    );
  });
});
