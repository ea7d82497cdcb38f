import { anAssignee, aPickedUpStep, aTask, db, nextId } from '@mocks/db';
import { finishStep as finishByColleague, pickUpStep as pickUpByColleague } from '@mocks/caseflows/actions';
import { faults, stats, userIds, users } from '@mocks/backend/testServer';
import { selectOpenDialogs } from '@/core/dialogs/dialogsSlice';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import { TaskOutcomeStatus } from '@/domain/tasks/taskOutcome';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { openCaseState } from '@/testing/openCaseState';
import { caseFlowMessages } from '../caseFlowMessages';
import { stepFinishRequested, stepPickUpRequested, stepTaskFinishRequested } from '../caseFlowsActions';
import { selectStepResult } from './openCaseFlow';

const { permissions } = users.bram;
afterEach(() => {
  Object.assign(users.bram, { permissions });
});

const bram = anAssignee({ id: userIds.bram, name: 'Bram Jansen' });
const carla = anAssignee({ id: userIds.carla, name: 'Carla Meijer' });
const sent = (path: RegExp) => stats.seen.filter((seen) => seen.method === 'PUT' && path.test(seen.path));

const pickedUp = { pickedUpOn: new Date(Date.now() - 3_600_000).toISOString() };

describe('picking up a step', () => {
  it('sends the assignee of each task, once for ten clicks, without a toast', async () => {
    const app = await openCaseState();
    const taskAssignments = [{ id: app.stepTask!.id, employeeId: userIds.carla, functionGroupId: null }];
    for (let click = 0; click < 10; click += 1) {
      app.dispatch(stepPickUpRequested({ ...app.ids, taskAssignments }));
    }
    await vi.waitFor(() => expect(app.shown()?.steps[0]?.status).toBe(StepStatus.PickedUp));
    expect(sent(/pickupstep/)).toMatchObject([
      {
        path: `/api/v1/caseflow/pickupstep/${app.step.id}`,
        body: { caseFlowId: app.caseFlow.id, taskAssignments },
      },
    ]);
    await vi.waitFor(() => expect(app.linked()?.completeBy?.id).toBe(userIds.carla));
    await vi.waitFor(() =>
      expect(selectStepResult(app.getState())).toEqual({ action: 'pickUp', stepId: app.step.id }),
    );
    expect(app.toasts()).toEqual([]);
  });

  it('fetches the steps that the answer leaves out (AMB-098)', async () => {
    const app = await openCaseState();
    const answer = { ...app.caseFlow, steps: [], lastModified: new Date(Date.now() + 1000).toISOString() };
    faults.add({ path: '/api/v1/caseflow/pickupstep/*', status: 200, body: JSON.stringify(answer) });
    db.caseFlows.change(app.caseFlow, { steps: [aPickedUpStep({ id: app.step.id })] });
    app.dispatch(stepPickUpRequested({ ...app.ids, taskAssignments: [] }));
    await vi.waitFor(() => expect(app.shown()?.steps[0]?.status).toBe(StepStatus.PickedUp));
    const reads = stats.seen.filter(({ method }) => method === 'GET').map(({ path }) => path);
    expect(reads).toEqual(['/api/v1/caseflow/steps']);
  });

  it('reads the case when the steps that the answer leaves out cannot be fetched', async () => {
    const app = await openCaseState();
    const answer = { ...app.caseFlow, steps: [] };
    faults.add({ path: '/api/v1/caseflow/pickupstep/*', status: 200, body: JSON.stringify(answer) });
    faults.add({ path: '/api/v1/caseflow/steps', status: 400 });
    db.caseFlows.change(app.caseFlow, { steps: [aPickedUpStep({ id: app.step.id })] });
    app.dispatch(stepPickUpRequested({ ...app.ids, taskAssignments: [] }));
    await vi.waitFor(() => expect(app.shown()?.steps[0]?.status).toBe(StepStatus.PickedUp));
    expect(app.toasts()).toEqual([]);
  });

  it('marks a received case as in behandeling', async () => {
    const app = await openCaseState({ changes: { status: CaseFlowStatus.Submitted } });
    app.dispatch(stepPickUpRequested({ ...app.ids, taskAssignments: [] }));
    await vi.waitFor(() => expect(app.shown()?.status).toBe(CaseFlowStatus.PickedUp));
  });

  it('asks for the channel of a scenario that starts automatically (AMB-106)', async () => {
    const scenario = { title: 'Logboek invullen', isFinished: false, startAutomatically: true };
    const app = await openCaseState({
      first: { selfServiceScenarios: [{ ...scenario, selfServiceScenarioId: 's1' }] },
      changes: { personId: nextId() },
    });
    app.dispatch(stepPickUpRequested({ ...app.ids, taskAssignments: [] }));
    await vi.waitFor(() =>
      expect(selectOpenDialogs(app.getState()).map(({ dialog }) => dialog)).toEqual([
        { kind: 'scenarioChannel', ...app.ids, scenarioId: 's1' },
      ]),
    );
  });

  it.each([
    ['is finished', { isFinished: true, startAutomatically: true }, { personId: 'p' }],
    ['waits for a click', { isFinished: false, startAutomatically: false }, { personId: 'p' }],
    ['has no person to start for', { isFinished: false, startAutomatically: true }, { personId: null }],
  ])('does not ask for the channel of a scenario that %s', async (_, scenario, changes) => {
    const app = await openCaseState({
      first: { selfServiceScenarios: [{ title: 'X', selfServiceScenarioId: 's1', ...scenario }] },
      changes,
    });
    app.dispatch(stepPickUpRequested({ ...app.ids, taskAssignments: [] }));
    await vi.waitFor(() => expect(selectStepResult(app.getState())).not.toBeNull());
    expect(selectOpenDialogs(app.getState())).toEqual([]);
  });

  it('is refused without permission, with a message and without a request', async () => {
    Object.assign(users.bram, { permissions: permissions.filter((each) => each !== 'pickupCaseFlowStep') });
    const app = await openCaseState();
    app.dispatch(stepPickUpRequested({ ...app.ids, taskAssignments: [] }));
    await app.said('Zaakstap kan niet opgepakt worden. Onvoldoende rechten.');
    expect(sent(/pickupstep/)).toEqual([]);
  });

  it('shows the work of a colleague when the server answers 409', async () => {
    const app = await openCaseState({ task: null });
    faults.add({ path: '/api/v1/caseflow/pickupstep/*', status: 409, times: 1 });
    db.caseFlows.change(app.caseFlow, {
      lastModified: new Date().toISOString(),
      steps: [{ ...app.step, ...pickedUp, status: StepStatus.PickedUp, pickedUpByModel: carla }],
    });
    app.dispatch(stepPickUpRequested({ ...app.ids, taskAssignments: [] }));
    await app.said('Oppakken stap mislukt. Probeer het nogmaals.');
    await vi.waitFor(() => expect(app.shown()?.steps[0]?.pickedUpByModel?.id).toBe(carla.id));
    expect(app.submission('caseflows/pickUpStep', app.step.id)?.status).toBe('failed');
  });

  it('checks the case after a lost answer, and shows no message when it was stored', async () => {
    const app = await openCaseState();
    faults.add({ path: '/api/v1/caseflow/pickupstep/*', drop: 'dropAfter', times: 1 });
    app.dispatch(stepPickUpRequested({ ...app.ids, taskAssignments: [] }));
    await vi.waitFor(() => expect(selectStepResult(app.getState())?.action).toBe('pickUp'));
    expect(app.toasts()).toEqual([]);
    expect(sent(/pickupstep/)).toHaveLength(1);
  });

  it('does not mistake a colleague’s pick-up for its own after a lost request', async () => {
    const app = await openCaseState({ task: null });
    faults.add({ path: '/api/v1/caseflow/pickupstep/*', drop: 'dropBefore', times: 1 });
    const record = db.caseFlows.find(app.caseFlow.id)!;
    app.dispatch(stepPickUpRequested({ ...app.ids, taskAssignments: [] }));
    pickUpByColleague(record, record.steps[0]!, users.carla);
    await vi.waitFor(() =>
      expect(app.submission('caseflows/pickUpStep', app.step.id)?.status).toBe('uncertain'),
    );
    expect(app.toasts()).toContain('Niet zeker of de stap is opgepakt.');
    expect(selectStepResult(app.getState())).toBeNull();
  });
});

describe('finishing a step', () => {
  it('starts the next one, without a toast', async () => {
    const app = await openCaseState({ first: pickedUp, task: { isFinished: true } });
    app.dispatch(stepFinishRequested(app.ids));
    await vi.waitFor(() =>
      expect(app.shown()?.steps.map(({ status }) => status)).toEqual([
        StepStatus.Finished,
        StepStatus.Started,
      ]),
    );
    expect(sent(/finishstep/)).toMatchObject([
      { path: `/api/v1/caseflow/finishstep/${app.step.id}`, body: { caseFlowId: app.caseFlow.id } },
    ]);
    expect(app.toasts()).toEqual([]);
  });

  it('finishes the case after the last step', async () => {
    const step = aPickedUpStep();
    const app = await openCaseState({ changes: { steps: [step] }, task: null });
    app.dispatch(stepFinishRequested({ caseFlowId: app.caseFlow.id, stepId: step.id }));
    await vi.waitFor(() => expect(app.shown()?.status).toBe(CaseFlowStatus.Finished));
  });

  it('is refused while a task that is not optional is unfinished', async () => {
    const app = await openCaseState({ first: pickedUp });
    app.dispatch(stepFinishRequested(app.ids));
    await app.said(caseFlowMessages.whyNot.blocked);
    expect(sent(/finishstep/)).toEqual([]);
  });

  it('is refused without permission', async () => {
    Object.assign(users.bram, { permissions: permissions.filter((each) => each !== 'finishCaseFlowStep') });
    const app = await openCaseState({ first: pickedUp, task: { isFinished: true } });
    app.dispatch(stepFinishRequested(app.ids));
    await app.said('Onvoldoende rechten om de zaakstap af te ronden');
    expect(sent(/finishstep/)).toEqual([]);
  });

  it('shows a message when it fails', async () => {
    const app = await openCaseState({ first: pickedUp, task: null });
    faults.add({ path: '/api/v1/caseflow/finishstep/*', status: 500, times: 1 });
    app.dispatch(stepFinishRequested(app.ids));
    await app.said('Afronden stap mislukt. Probeer het nogmaals.');
  });

  it('shows that a colleague was first', async () => {
    const app = await openCaseState({ first: pickedUp, task: null });
    const record = db.caseFlows.find(app.caseFlow.id)!;
    finishByColleague(record, record.steps[0]!, users.carla);
    app.dispatch(stepFinishRequested(app.ids));
    await vi.waitFor(() => expect(app.shown()?.steps[0]?.status).toBe(StepStatus.Finished));
    expect(app.toasts()).toHaveLength(1);
  });
});

describe('finishing the task of a step', () => {
  const inbox = (changes = {}) =>
    db.tasks.add(aTask({ completeBy: bram, status: TaskStatus.PickedUp, ...changes }));
  const outcome = { id: 'good', title: 'Akkoord', label: 'Akkoord', status: TaskOutcomeStatus.Positive };

  it('sends the outcome, after which the task is finished', async () => {
    const task = inbox();
    const app = await openCaseState({
      first: pickedUp,
      task: { umbrellaTaskId: task.id, outcomes: [outcome] },
    });
    app.dispatch(
      stepTaskFinishRequested({
        ...app.ids,
        stepTaskId: app.stepTask!.id,
        outcomeId: 'good',
        andStep: false,
      }),
    );
    await vi.waitFor(() => expect(app.shown()?.steps[0]?.tasks[0]?.isFinished).toBe(true));
    expect(sent(/finishtask/)).toMatchObject([{ body: { outcomeId: 'good' } }]);
    expect(app.shown()?.steps[0]?.tasks[0]).toMatchObject({ outcome: { label: 'Akkoord' } });
    expect(db.tasks.find(task.id)?.status).toBe(TaskStatus.Finished);
    expect(app.toasts()).toEqual([]);
  });

  it.each([
    ['a colleague’s', { completeBy: carla }, caseFlowMessages.whyNot.taskNotAssigned],
    ['not picked up', { status: TaskStatus.New }, caseFlowMessages.whyNot.taskNotPickedUp],
  ])('is refused when the task is %s', async (_, changes, text) => {
    const app = await openCaseState({ first: pickedUp, task: { umbrellaTaskId: inbox(changes).id } });
    await vi.waitFor(() => expect(app.linked()).toBeDefined());
    app.dispatch(
      stepTaskFinishRequested({ ...app.ids, stepTaskId: app.stepTask!.id, outcomeId: null, andStep: false }),
    );
    await app.said(text);
    expect(sent(/finishtask/)).toEqual([]);
  });

  it('shows the new assignee after a refusal', async () => {
    const task = inbox();
    const app = await openCaseState({ first: pickedUp, task: { umbrellaTaskId: task.id } });
    await vi.waitFor(() => expect(app.linked()?.completeBy?.id).toBe(userIds.bram));
    db.tasks.change(task, { completeBy: carla });
    app.dispatch(
      stepTaskFinishRequested({ ...app.ids, stepTaskId: app.stepTask!.id, outcomeId: null, andStep: false }),
    );
    await app.said('Fout opgetreden tijdens afronden van de taak');
    await vi.waitFor(() => expect(app.linked()?.completeBy?.id).toBe(userIds.carla));
  });

  it('shows a message when it fails', async () => {
    const app = await openCaseState({ first: pickedUp, task: { umbrellaTaskId: inbox().id } });
    faults.add({ path: '/api/v1/caseflow/finishtask/*', status: 500, times: 1 });
    app.dispatch(
      stepTaskFinishRequested({ ...app.ids, stepTaskId: app.stepTask!.id, outcomeId: null, andStep: false }),
    );
    await app.said('Fout opgetreden tijdens afronden van de taak');
  });

  it('is found to be done after a lost answer', async () => {
    const app = await openCaseState({ first: pickedUp, task: { umbrellaTaskId: inbox().id } });
    faults.add({ path: '/api/v1/caseflow/finishtask/*', drop: 'dropAfter', times: 1 });
    app.dispatch(
      stepTaskFinishRequested({ ...app.ids, stepTaskId: app.stepTask!.id, outcomeId: null, andStep: false }),
    );
    await vi.waitFor(() => expect(selectStepResult(app.getState())?.action).toBe('finishTask'));
    expect(app.toasts()).toEqual([]);
  });
});
