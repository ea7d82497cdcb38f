import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';

import { TaskStatus } from '@/domain/tasks/taskStatus';

import { aCaseFlow, aCaseMessage, aPickedUpStep, aStep, aStepTask, aTask, db, toCaseFlow } from '../db';
import { bram, pushedBy } from '../backend/testCalls';
import { resetDb, server } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import { read, put, post, first, EMPLOYEE, AUTHOR, PERSON } from './examples';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const OUTCOME = { id: 'd3', title: 'Akkoord', label: 'Akkoord', status: 'Positive' };
const STEP_TASK = {
  id: 'd2',
  umbrellaTaskId: 'a1',
  title: 'Beoordeel de huuropzegging',
  isOptional: false,
  isFinished: false,
  outcome: null,
  outcomes: [OUTCOME],
};
const STEP = {
  id: 'd1',
  title: 'Beoordelen',
  status: 2,
  functionGroupId: 'f1',
  deadline: '2026-11-22T20:57:15.398Z',
  pickedUpOn: '2026-11-20T09:57:15.398Z',
  finishedOn: null,
  pickedUpByModel: { id: 'e1', type: 'Employee' },
  tasks: [STEP_TASK],
  selfServiceScenarios: [
    { selfServiceScenarioId: 'ae', title: 'Woning opzeggen', isFinished: false, startAutomatically: true },
  ],
};
const CASE_FLOW = {
  id: 'b1',
  umbrellaCaseId: 'c1',
  title: 'Huuropzegging Maria van Dijk',
  type: 'Huuropzegging',
  caseType: 'Huuropzegging',
  status: 0,
  ownerModel: { id: 'e1', type: 'Employee', name: 'Mark Jansen' },
  assignment: { id: 'f1', type: 'FunctionGroup', name: 'Zaakbehandeling' },
  deadline: '2026-11-23T02:57:15.398Z',
  created: '2026-11-22T01:57:15.398Z',
  lastModified: '2026-11-22T09:57:15.398Z',
  relatedPerson: PERSON,
  personId: 'e2',
};
const DETAILED = { ...CASE_FLOW, steps: [STEP] };

describe('a case', () => {
  function given() {
    const step = aPickedUpStep({
      selfServiceScenarios: [
        { selfServiceScenarioId: 'ae', title: 'Opzeggen', isFinished: false, startAutomatically: true },
      ],
    });
    const flow = db.caseFlows.add(
      aCaseFlow({
        steps: [step],
        assignment: bram,
        relatedPerson: { id: 'e2', name: 'Maria van Dijk' },
        personId: 'e2',
      }),
    );
    const task = db.tasks.add(
      aTask({ status: TaskStatus.PickedUp, completeBy: bram, pickedUp: '2026-11-21T14:57:15.398Z' }),
    );
    const stepTask = db.stepTasks.add(
      aStepTask(flow, step, {
        umbrellaTaskId: task.id,
        outcomes: [{ ...OUTCOME, id: 'd3', status: 'Positive' }],
      }),
    );
    return { flow, step, task, stepTask };
  }

  it('has steps in the detailed call only, and only with the permission', async () => {
    const { flow, stepTask, task } = given();
    expectShape(await read(`v1/caseflow/detailed/${flow.id}`), DETAILED);
    expectShape(await read(`v1/caseflow/${flow.id}`), CASE_FLOW);
    expectShape(await read(`v1/caseflow/bytask/${stepTask.id}`), DETAILED);
    expectShape(await read(`v1/caseflow/bytask/${stepTask.id}`, 'anne'), CASE_FLOW);
    expectShape(await read(`v1/caseflow/byumbrellataskid/${task.id}`), DETAILED);
    expectShape(await read(`v1/caseflow/byumbrellacaseid/${flow.umbrellaCaseId}`), DETAILED);
    expectShape(await read(`v1/caseflow/steps?caseFlowId=${flow.id}`), [{ ...STEP, caseFlowId: 'b1' }]);
  });

  it('is listed in pages and by owner', async () => {
    given();
    expectShape(await read('v1/caseflow'), { items: [DETAILED], page: 0, pageSize: 9, total: 1 });
    expectShape(await read('v1/caseflow/searchgroupedbyowner?pageSize=4'), {
      items: [{ owner: EMPLOYEE, total: 22, items: [DETAILED] }],
      page: 0,
      pageSize: 4,
      total: 40,
    });
    db.caseFlows.change(db.caseFlows.all()[0]!, { ownerModel: null });
    expect(first(await read('v1/caseflow/searchgroupedbyowner'))).toMatchObject({ owner: null, total: 1 });
  });

  it('has a status by code or by name, no steps if it is old, and no name for an owner who left', () => {
    const { flow } = given();
    const told = (changes: Parameters<typeof aCaseFlow>[0]) =>
      toCaseFlow({ ...flow, ...changes }, { withSteps: true });
    expect(told({ status: CaseFlowStatus.Submitted }).status).toBe(4);
    expect(told({ spelledOtherwise: true, status: CaseFlowStatus.Canceled })).toMatchObject({
      status: 'Cancelled',
      steps: [{ status: 'PickedUp' }],
    });
    expect(told({ isOld: true }).steps).toBeNull();
    expect(told({ ownerModel: { ...bram, name: '' } }).ownerModel?.name).toBeNull();
  });

  it('has lists of its types and of reasons to cancel', async () => {
    expectShape(await read('v1/caseflow/types'), [{ name: 'Huuropzegging', title: 'Huuropzegging' }]);
    expectShape(await read('v1/caseflow/cancelationstatuses'), [{ id: 'b3', label: 'Dubbele zaak' }]);
  });

  const LINKED = {
    ...STEP_TASK,
    caseFlowId: 'b1',
    stepId: 'd1',
    task: {
      id: 'a1',
      completeBy: EMPLOYEE,
      finished: null,
      pickedUp: '2026-11-21T14:57:15.398Z',
      status: 1,
      subject: 'Beoordeel de huuropzegging',
      completedById: null,
    },
  };

  it('has step tasks that include their inbox task and are read by the id of either task', async () => {
    const { flow, step, stepTask, task } = given();
    expectShape(await read(`v1/caseflow/gettask/${stepTask.id}`), LINKED);
    expectShape(await read(`v1/caseflow/gettask/${task.id.toUpperCase()}`, 'anne'), LINKED);
    const waiting = db.stepTasks.add(aStepTask(flow, step));
    expect(await read(`v1/caseflow/gettask/${waiting.id}`)).toMatchObject({
      umbrellaTaskId: null,
      task: null,
    });
    expectShape(await put(`caseflow/finishtask/${task.id}`, { outcomeId: 'd3' }), {
      ...LINKED,
      outcome: OUTCOME,
      task: { ...LINKED.task, finished: '2026-11-22T10:57:15.398Z', completedById: 'e1' },
    });
  });

  it('has messages, and the report that it began with', async () => {
    const { flow } = given();
    const MESSAGE = {
      id: 'ba',
      message: 'Graag nog de handtekening opvragen.',
      mediaId: null,
      created: '2026-11-22T05:57:15.398Z',
      startTime: '2026-11-22T05:57:15.398Z',
      createdBy: AUTHOR,
      colleague: AUTHOR,
    };
    db.caseMessages.add(aCaseMessage(flow));
    expectShape(await read(`v1/caseflow/messages/${flow.id}`), [MESSAGE]);
    expectShape(await post(`caseflow/message/${flow.id}`, { message: 'Dag' }), MESSAGE);
    db.reports.add({
      id: 'bb',
      caseId: flow.umbrellaCaseId,
      title: 'Aanvraag Huuropzegging',
      created: '2026-11-22T01:57:15.398Z',
      items: [{ question: 'Waar gaat uw aanvraag over?', answer: 'Huuropzegging' }],
    });
    expectShape(await read(`v1/selfservice/report/bycase/${flow.umbrellaCaseId}`), {
      id: 'bb',
      caseId: 'c1',
      flowStateId: 'flow-0',
      title: 'Aanvraag Huuropzegging',
      created: '2026-11-22T01:57:15.398Z',
      status: 'Submitted',
      items: [{ question: 'Waar gaat uw aanvraag over?', answer: 'Huuropzegging' }],
    });
  });

  const PUSHED = { ...DETAILED, caseFlowId: 'b1' };

  it('is pushed with its steps and the subject of the event, and the events of a pick-up come in order', async () => {
    const step = aStep();
    const flow = db.caseFlows.add(aCaseFlow({ steps: [step], relatedPerson: null }));
    db.stepTasks.add(aStepTask(flow, step, { outcomes: [{ ...OUTCOME, id: 'd3', status: 'Positive' }] }));
    const pushed = await pushedBy(() => put(`caseflow/pickupstep/${step.id}`));
    expect(pushed.map(({ event }) => event)).toEqual(['created', 'stepPickedUp', 'stepTasksCreated']);
    expectShape(pushed[1]?.args, [
      {
        ...PUSHED,
        relatedPerson: null,
        personId: null,
        steps: [{ ...STEP, selfServiceScenarios: [] }],
        stepId: 'd1',
      },
    ]);
  });

  it('is pushed with the finished task, then with the step, then as ended', async () => {
    const { flow, step, task, stepTask } = given();
    const [, finished] = await pushedBy(() => put(`caseflow/finishtask/${stepTask.id}`, { outcomeId: 'd3' }));
    expectShape(finished?.args, [
      {
        ...PUSHED,
        steps: [{ ...STEP, tasks: [{ ...STEP_TASK, outcome: OUTCOME }] }],
        stepId: 'd1',
        taskId: 'd2',
        umbrellaTaskId: 'a1',
      },
    ]);
    expect(finished?.args).toMatchObject([{ taskId: stepTask.id, umbrellaTaskId: task.id, stepId: step.id }]);
    const ended = await pushedBy(() => put(`caseflow/finishstep/${step.id}`, { caseFlowId: flow.id }));
    expect(ended.map(({ event }) => event)).toEqual(['stepFinished', 'updated']);
    expect(ended[1]?.args[0]).not.toHaveProperty('stepId');
    expect(ended[1]?.args).toMatchObject([{ status: 1, steps: [{ status: 3 }] }]);
  });

  it.each([
    ['a change of owner', (id: string) => put(`caseflow/${id}`, { id, ownerModel: null })],
    ['a message', (id: string) => post(`caseflow/message/${id}`, { message: 'Dag' })],
    [
      'its cancellation',
      async (id: string) => {
        const [status] = (await read('v1/caseflow/cancelationstatuses')) as unknown as { id: string }[];
        return put(`caseflow/cancel/${id}`, { caseFlowId: id, cancelationStatusId: status?.id });
      },
    ],
  ])('is pushed as updated after %s, and no task is pushed', async (_, change) => {
    const { flow } = given();
    const pushed = await pushedBy(() => change(flow.id));
    expect(pushed.map(({ hub, event }) => `${hub} ${event}`)).toEqual(['caseFlowHub updated']);
  });

  it('starts the next step when one is finished', async () => {
    const steps = [aPickedUpStep(), aStep({ status: StepStatus.NotStarted })];
    const { id } = db.caseFlows.add(aCaseFlow({ steps }));
    expect(await put(`caseflow/finishstep/${steps[0]!.id}`, { caseFlowId: id })).toMatchObject({
      status: 0,
      steps: [{ status: 3 }, { status: 1 }],
    });
  });
});
