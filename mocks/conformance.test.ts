import { TaskStatus } from '@/domain/taskStatus';
import { aCaseFlow, aPickedUpStep, aStepTask, aTask, db } from './db';
import { bram, call } from './testCalls';
import { resetDb, server } from './testServer';
import { expectShape } from './wireShape';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const read = async (path: string) => (await call('bram', 'GET', `/api/v1/${path}`)).data;

const EMPLOYEE = { id: 'e1', name: 'Sanne de Vries', type: 'Employee', department: 'Klantcontactcentrum' };
const OUTCOME = { id: 'd3', title: 'Akkoord', label: 'Akkoord', status: 'Positive' };

describe('a step task by itself', () => {
  const LINKED_TASK = {
    id: 'a1',
    completeBy: EMPLOYEE,
    finished: null,
    pickedUp: '2026-11-21T14:57:15.398Z',
    status: 1,
    subject: 'Beoordeel de huuropzegging',
    completedById: null,
  };
  const STEP_TASK = {
    id: 'd2',
    umbrellaTaskId: 'a1',
    title: 'Beoordeel de huuropzegging',
    isOptional: false,
    isFinished: false,
    outcome: null,
    outcomes: [OUTCOME],
    caseFlowId: 'b1',
    stepId: 'd1',
    task: LINKED_TASK,
  };

  const given = (umbrellaTaskId: string | null) => {
    const step = aPickedUpStep();
    const flow = db.caseFlows.add(aCaseFlow({ steps: [step] }));
    return db.stepTasks.add(
      aStepTask(flow, step, { umbrellaTaskId, outcomes: [{ ...OUTCOME, id: 'd3', status: 'Positive' }] }),
    );
  };

  it('tells of its task in the inbox, by either id', async () => {
    const task = db.tasks.add(
      aTask({ status: TaskStatus.PickedUp, completeBy: bram, pickedUp: '2026-11-21T14:57:15.398Z' }),
    );
    const stepTask = given(task.id);
    expectShape(await read(`caseflow/gettask/${stepTask.id}`), STEP_TASK);
    expectShape(await read(`caseflow/gettask/${task.id.toUpperCase()}`), STEP_TASK);
  });

  it('has no task before its step is picked up', async () => {
    const { id } = given(null);
    const data = await read(`caseflow/gettask/${id}`);
    expectShape(data, { ...STEP_TASK, umbrellaTaskId: null, task: null });
  });
});
