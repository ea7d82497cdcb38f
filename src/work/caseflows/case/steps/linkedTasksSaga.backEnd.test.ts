import { aCaseFlow, anAssignee, aPickedUpStep, aStep, aStepTask, aTask, db, nextId } from '@mocks/db';
import { faults, pushCaseFlow, stats, userIds } from '@mocks/backend/testServer';
import { wokeUp } from '@/core/events';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { taskEvents } from '@/hubs/taskHub';
import { aUser } from '@/testing/coreStore';
import { startCaseFlows } from '@/testing/caseFlowsStore';
import { caseFlowClosed, caseFlowOpened } from '../../caseFlowsActions';
import { linkedTaskRetried, selectLinked, selectLinkedTask } from './linkedTasksSlice';
import { selectOpenCaseFlowLoad } from '../openCaseFlow';

const GET_TASK = 'GET /api/v1/caseflow/gettask/:id';
const bram = anAssignee({ id: userIds.bram, name: 'Bram Jansen' });
const pickedUpBy = ({ id }: { id: string }) =>
  taskEvents({ events: [{ kind: 'pickedUp', id, task: null }], user: aUser(), now: Date.now() });

interface Given {
  step?: ReturnType<typeof aStep>;
  changes?: Parameters<typeof aCaseFlow>[0];
  count?: number;
}

/** Opens a case whose first step has `count` tasks, each in the inbox. */
async function open({ step = aPickedUpStep(), changes = {}, count = 1 }: Given = {}) {
  const caseFlow = db.caseFlows.add(aCaseFlow({ steps: [step, aStep()], ...changes }));
  const inbox = Array.from({ length: count }, () => db.tasks.add(aTask({ completeBy: bram })));
  const stepTasks = inbox.map(({ id }) =>
    db.stepTasks.add(aStepTask(caseFlow, step, { umbrellaTaskId: id })),
  );
  const app = await startCaseFlows('bram');
  app.dispatch(caseFlowOpened(caseFlow.id));
  await vi.waitFor(() => expect(selectOpenCaseFlowLoad(app.getState())).toBe('loaded'));
  const linked = (index = 0) => selectLinkedTask(app.getState(), stepTasks[index]!.id);
  const loads = () => stepTasks.map(({ id }) => selectLinked(app.getState(), id).load);
  return { ...app, caseFlow, step, inbox: inbox[0]!, stepTask: stepTasks[0]!, stepTasks, linked, loads };
}

describe('the state of a step task in the inbox', () => {
  it('is fetched separately, because a case does not hold it', async () => {
    const { linked, stepTask } = await open();
    await vi.waitFor(() => expect(linked()).toMatchObject({ status: TaskStatus.New, completeBy: bram }));
    expect(stats.of(GET_TASK).map(({ path }) => path)).toEqual([`/api/v1/caseflow/gettask/${stepTask.id}`]);
  });

  it.each<[string, Given]>([
    ['that is not picked up', { step: aStep() }],
    ['that is finished', { step: aPickedUpStep({ finishedOn: new Date().toISOString() }) }],
    ['of a cancelled case', { changes: { status: CaseFlowStatus.Canceled } }],
  ])('is not fetched for a step %s', async (_, given) => {
    const step = given.step ?? aPickedUpStep();
    const { dispatch } = await open({ step, changes: { ...given.changes, steps: [step] } });
    dispatch(wokeUp());
    expect(stats.of(GET_TASK)).toEqual([]);
  });

  it('is fetched for a few tasks at a time, however many there are', async () => {
    const unanswered: number[] = [];
    const add = stats.add.bind(stats);
    vi.spyOn(stats, 'add').mockImplementation((request) => {
      const seen = add(request);
      unanswered.push(stats.of(GET_TASK).filter(({ status }) => status === null).length);
      return seen;
    });
    faults.add({ path: '/api/v1/caseflow/gettask/*', delayMs: 10 });
    const { loads } = await open({ count: 60 });
    await vi.waitFor(() => expect(new Set(loads())).toEqual(new Set(['loaded'])));
    expect(stats.of(GET_TASK)).toHaveLength(60);
    expect(Math.max(...unanswered)).toBe(3);
  });

  it('can fail for one task alone, and is fetched again on request', async () => {
    const step = aPickedUpStep();
    faults.add({ path: '/api/v1/caseflow/gettask/*', status: 400, times: 1 });
    const { loads, dispatch, stepTasks } = await open({ step, count: 2 });
    await vi.waitFor(() => expect([...loads()].sort()).toEqual(['failed', 'loaded']));
    const failed = stepTasks[loads().indexOf('failed')]!;
    dispatch(linkedTaskRetried(failed.id));
    await vi.waitFor(() => expect(loads()).toEqual(['loaded', 'loaded']));
    expect(stats.of(GET_TASK)).toHaveLength(3);
  });

  it('follows events about that task only', async () => {
    const { dispatch, inbox, linked } = await open({ count: 2 });
    await vi.waitFor(() => expect([linked(0), linked(1)]).not.toContain(undefined));
    stats.reset();
    db.tasks.change(inbox, { status: TaskStatus.PickedUp });
    dispatch(pickedUpBy({ id: nextId() }));
    dispatch(pickedUpBy({ id: inbox.id.toUpperCase() }));
    await vi.waitFor(() => expect(linked()?.status).toBe(TaskStatus.PickedUp));
    expect(stats.of(GET_TASK)).toHaveLength(1);
  });

  it('is fetched once or twice for a burst of events', async () => {
    const { dispatch, inbox, linked } = await open();
    await vi.waitFor(() => expect(linked()).toBeDefined());
    stats.reset();
    db.tasks.change(inbox, { status: TaskStatus.PickedUp });
    for (let count = 0; count < 20; count += 1) dispatch(pickedUpBy(inbox));
    await vi.waitFor(() => expect(linked()?.status).toBe(TaskStatus.PickedUp));
    expect(stats.of(GET_TASK).length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['a gap in the connection', () => hubsReconnected()],
    ['waking up', wokeUp],
  ])('is fetched again after %s', async (_, happened) => {
    const { dispatch, inbox, linked } = await open();
    await vi.waitFor(() => expect(linked()).toBeDefined());
    db.tasks.change(inbox, { status: TaskStatus.PickedUp });
    dispatch(happened());
    await vi.waitFor(() => expect(linked()?.status).toBe(TaskStatus.PickedUp));
  });

  it('is fetched for the tasks that are created when the step is picked up', async () => {
    const step = aStep();
    const { caseFlow, inbox, linked, loads } = await open({ step });
    expect(loads()).toEqual(['loading']);
    const steps = [aPickedUpStep({ id: step.id }), aStep()];
    const lastModified = new Date(Date.now() + 60_000).toISOString();
    pushCaseFlow('stepTasksCreated', db.caseFlows.change(caseFlow, { steps, lastModified }), {
      stepId: step.id,
    });
    await vi.waitFor(() => expect(linked()?.id).toBe(inbox.id));
  });

  it('is forgotten with the case', async () => {
    const { dispatch, linked, inbox } = await open();
    await vi.waitFor(() => expect(linked()).toBeDefined());
    stats.reset();
    dispatch(caseFlowClosed());
    dispatch(pickedUpBy(inbox));
    dispatch(wokeUp());
    expect(linked()).toBeUndefined();
    expect(stats.of(GET_TASK)).toEqual([]);
  });
});
