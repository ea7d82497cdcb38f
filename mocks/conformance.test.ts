import { CaseFlowStatus } from '@/domain/caseFlowStatus';
import { StepStatus } from '@/domain/caseFlowStep';
import { MediaModel } from '@/domain/media';
import { TaskStatus } from '@/domain/taskStatus';
import { TaskTypeCategory } from '@/domain/taskType';
import {
  aCaseActivity,
  aCaseFlow,
  aCaseMessage,
  aMedia,
  anActivity,
  aPerson,
  aPickedUpStep,
  aStep,
  aStepTask,
  aTask,
  aTimelineCase,
  db,
  toCaseFlow,
} from './db';
import { bram, call, pushedBy } from './testCalls';
import { groupIds, resetDb, server, userIds, type UserKey } from './testServer';
import { expectShape } from './wireShape';

/* The answers and pushes of the mock, held to the examples of the documents: the same keys, the same kinds, all the way down. */

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const read = async (path: string, user: UserKey = 'bram') => (await call(user, 'GET', `/api/${path}`)).data;
const put = async (path: string, body?: unknown) => (await call('bram', 'PUT', `/api/v1/${path}`, body)).data;
const post = async (path: string, body?: unknown) =>
  (await call('bram', 'POST', `/api/v1/${path}`, body)).data;
const first = (page: Record<string, unknown>) => (page['items'] as unknown[])[0];

const EMPLOYEE = { id: 'e1', name: 'Sanne de Vries', type: 'Employee', department: 'Klantcontactcentrum' };
const AUTHOR = { id: 'e1', personId: 'e2', name: 'Sanne de Vries', department: 'Klantcontactcentrum' };
const PERSON = { id: 'e2', name: 'Maria van Dijk', roles: {} };

const COMMON = {
  id: 'a1',
  subject: 'Lekkage in de badkamer',
  description: 'Bewoner belt voor de tweede keer.',
  created: '2026-11-22T08:57:15.289Z',
  lastModified: '2026-11-22T08:57:15.289Z',
  ends: '2026-11-22T15:57:15.289Z',
  status: 0,
  taskType: { name: 'Algemeen verzoek', category: 'Verzoek' },
  unitId: 'ab',
  complexId: 'ac',
  relatedPerson: PERSON,
  completeBy: EMPLOYEE,
};
const LIST_ONLY = { faq: { question: 'Lekkage badkamer' }, discussionCount: 2 };
const DETAIL_ONLY = {
  case: { id: 'c1', title: 'Lekkage badkamer' },
  completedById: null,
  mediaIds: [],
  totalDiscussions: 2,
  createdBy: EMPLOYEE,
  from: EMPLOYEE,
  finished: null,
  pickedUp: null,
  properties: {},
};
const LIST_TASK = { ...COMMON, ...LIST_ONLY };
const DETAIL_TASK = { ...COMMON, ...DETAIL_ONLY };
const WHOLE_TASK = { ...COMMON, ...LIST_ONLY, ...DETAIL_ONLY };
const OLD_TASK_KEYS =
  'id subject description created ends status taskType relatedPerson completeBy completedById createdBy from finished pickedUp';

describe('a task', () => {
  const given = (changes: Parameters<typeof aTask>[0] = {}) =>
    db.tasks.add(
      aTask({
        unitId: 'ab',
        complexId: 'ac',
        relatedPerson: { id: 'e2', name: 'Maria van Dijk' },
        completeBy: bram,
        case: { id: 'c1', title: 'Lekkage badkamer' },
        ...changes,
      }),
    );

  it.each([
    ['task/overview', LIST_TASK],
    ['task/search?searchQuery=lekkage', LIST_TASK],
  ])('%s answers a page of tasks in list form', async (path, example) => {
    given();
    expectShape(await read(`v1/${path}`), { items: [example], page: 0, pageSize: 9, total: 1 });
  });

  it('has the detail form by its id, the list form among others, both by ids', async () => {
    const [{ id }] = [given(), given()];
    expectShape(await read(`v1/task/byId/${id}`), DETAIL_TASK);
    expectShape(await read('v1/task/forCase/c1'), [LIST_TASK]);
    expectShape(await read(`v1/task/getLinkedTasks/${id}`), [LIST_TASK]);
    expectShape(await read(`v1/task/byIds?ids=${id}&ids=nowhere`), [WHOLE_TASK]);
  });

  it('answers writes in detail form, with what they changed', async () => {
    const { id } = given();
    expectShape(await put(`task/pickUp/${id}`), { ...DETAIL_TASK, pickedUp: '2026-11-22T10:57:15.325Z' });
    const update = { completeBy: { id: groupIds.incasso }, ends: '2031-05-06' };
    const updated = await put(`task/update/${id}`, update);
    expectShape(updated, {
      ...DETAIL_TASK,
      pickedUp: '2026-11-22T10:57:15.325Z',
      completeBy: { ...EMPLOYEE, department: null },
    });
    expect(updated).toMatchObject({ ends: '2031-05-06', completeBy: { type: 'FunctionGroup' } });
    expect(await put(`task/finish/${id}`, { reason: 'Klaar' })).toMatchObject({
      status: 2,
      completedById: userIds.bram,
    });
    expect(await put(`task/delete/${given({ createdBy: bram }).id}`, { reason: 'Dubbel' })).toMatchObject({
      status: 'Verwijderd',
    });
  });

  it('is created from a subject alone', async () => {
    const { status, data } = await call('bram', 'POST', '/api/v1/task/create', { subject: 'Terugbellen' });
    expect(status).toBe(201);
    expectShape(data, {
      ...DETAIL_TASK,
      unitId: null,
      complexId: null,
      ends: null,
      relatedPerson: null,
      case: null,
    });
    expect(data).toMatchObject({ status: 0, completeBy: { id: userIds.bram }, from: { id: userIds.bram } });
  });

  it('spells its status and category by code and by name, and keeps what is unknown', async () => {
    const category = TaskTypeCategory.Terugbellen;
    const { id } = given({ taskType: { name: 'Terugbellen', category } });
    const spelled = async () => {
      const { status, taskType } = await read(`v1/task/byId/${id}`);
      return [status, (taskType as { category: unknown }).category];
    };
    expect(await spelled()).toEqual([0, 'Terugbellen']);
    db.tasks.change(id, { spelledOtherwise: true });
    expect(await spelled()).toEqual(['Nieuw', 0]);
    db.tasks.change(id, {
      status: 17 as TaskStatus,
      taskType: { name: 'Raar', category: 42 as TaskTypeCategory },
    });
    expect(await spelled()).toEqual([17, 42]);
    expect(await read('v1/task/types/all')).toEqual(
      expect.arrayContaining([
        { name: 'Foutmelding koppeling', category: 3 },
        { name: 'Zaakstap', category: 9 },
        { name: 'Overig', category: 'Other' },
      ]),
    );
  });

  it('of old lacks what is newer', async () => {
    const { id } = given({ isOld: true, created: '2009-03-29T02:30:00', ends: '0001-01-01T00:00:00' });
    expect(Object.keys(await read(`v1/task/byId/${id}`)).sort()).toEqual(OLD_TASK_KEYS.split(' ').sort());
  });

  it('tells its history: what was said, how it ended, a chat, and one creation', async () => {
    const { id } = given({ status: TaskStatus.PickedUp });
    expectShape(await post(`task/discuss/${id}`, { id, message: 'Monteur komt.' }), {
      id: 'ad',
      type: 'Task',
      message: 'Monteur komt.',
      startTime: '2026-11-22T10:57:15.368Z',
      colleague: AUTHOR,
    });
    db.activities.add(
      anActivity({ taskId: id, type: 'Chat', colleague: null, message: '', chatConversationId: 'cc' }),
    );
    await put(`task/finish/${id}`, { reason: 'Onderling opgelost.' });
    const { items } = await read(`v1/task/GetHistory/${id}?page=0&pageSize=255`);
    expect(items).toEqual([
      expect.objectContaining({ message: 'Onderling opgelost.', completeReason: 'Onderling opgelost.' }),
      expect.objectContaining({ type: 'Task', message: 'Monteur komt.' }),
      expect.objectContaining({ type: 'Chat', message: null, chatConversationId: 'cc', taskId: id }),
      expect.objectContaining({ type: 'TaskCreated', message: null }),
    ]);
  });

  it('that is linked says with what', async () => {
    const person = db.people.add(aPerson());
    const { id } = given({ relatedPerson: null });
    const linked = await put('task/linkAnonymousTask', { taakId: id, personId: person.id, contractId: null });
    expect(linked).toMatchObject({ personId: person.id, contractId: null, taakId: id });
    expect(await read(`v1/task/byId/${given().id}`)).not.toHaveProperty('contractId');
  });

  it.each([
    ['pickedUp', (id: string) => put(`task/pickUp/${id}`)],
    ['rejected', (id: string) => put(`task/reject/${id}`, { reason: 'Niet voor ons' })],
    ['deleted', (id: string) => put(`task/delete/${id}`, { reason: 'Dubbel' })],
    ['discussed', (id: string) => post(`task/discuss/${id}`, { message: 'Dag' })],
    ['executorChanged', (id: string) => put(`task/update/${id}`, { completeBy: userIds.anne })],
    ['contentsModified', (id: string) => put(`task/update/${id}`, { subject: 'Anders' })],
    [
      'activitiesUpdated',
      (id: string) => post('activity/task/assignChatConversation', { taskId: id, chatConversationId: 'cc' }),
    ],
  ] as const)('is pushed whole, with %s alone', async (event, change) => {
    const { id } = given({ createdBy: bram, from: { ...bram, id: userIds.carla } });
    const pushed = await pushedBy(() => change(id));
    expect(pushed.map((each) => `${each.hub} ${each.event}`)).toEqual([`taskHub ${event}`]);
    const example =
      event === 'pickedUp' ? { ...WHOLE_TASK, pickedUp: '2026-11-22T10:57:16.746Z' } : WHOLE_TASK;
    expectShape(pushed[0]?.args, [example]);
  });
});

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

  it('is told with steps in detail, without the field by its id, and without the right to see them', async () => {
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

  it('spells statuses by code and by name; an old one has no steps, an owner who left no name', () => {
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

  it('has small lists', async () => {
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

  it('has step tasks that tell of their task in the inbox, by either id, once it is there', async () => {
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

  it('has messages, and the request it began with', async () => {
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

  it('is pushed with its steps and what the event is about, in the order of a pick-up', async () => {
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

  it('is pushed with the task that was finished, and the step, and then as ended', async () => {
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
    ['another owner', (id: string) => put(`caseflow/${id}`, { id, ownerModel: null })],
    ['a message', (id: string) => post(`caseflow/message/${id}`, { message: 'Dag' })],
    [
      'cancelling',
      async (id: string) => {
        const [status] = (await read('v1/caseflow/cancelationstatuses')) as unknown as { id: string }[];
        return put(`caseflow/cancel/${id}`, { caseFlowId: id, cancelationStatusId: status?.id });
      },
    ],
  ])('is pushed as updated after %s, and no task with it', async (_, change) => {
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

describe('a file', () => {
  const MEDIA = {
    id: 'aa',
    type: 'MediaImageModel',
    title: 'Foto lekkage plafond.png',
    created: '2026-11-21T10:57:15.398Z',
    lastModified: '2026-11-22T10:57:15.398Z',
    isDocument: false,
    isImage: true,
    isLink: false,
    url: '/api/v1/media/view/aa',
    mediaCategory: 'TaskMedia',
  };
  const CLEARED = {
    ...MEDIA,
    url: null,
    reason: 'Privacy',
    clearedOn: '2026-11-20T10:57:15.398Z',
    clearedBy: EMPLOYEE,
  };

  it('has a model of its type, a flat form, and a tombstone when cleared', async () => {
    const { id } = db.media.add(aMedia());
    expectShape(await read(`v2/media/set?ids=${id}&ids=nowhere`), [MEDIA]);
    expectShape(await read(`v1/media/set?ids=${id}`), [{ id: 'aa', title: 'Foto.png', url: '/api/v1/…' }]);
    expect(await read('v2/media/set')).toEqual([]);
    const { data } = await call('bram', 'PUT', `/api/v2/media/${id}/clear?reason=Privacy`);
    expectShape(data, CLEARED);
    expect(data).toMatchObject({
      type: 'MediaClearedModel',
      reason: 'Privacy',
      clearedBy: { id: userIds.bram },
    });
    expectShape(await read(`v2/media/set?ids=${id}`), [CLEARED]);
    expect(
      await read('v2/media/set?ids=' + db.media.add(aMedia({ type: MediaModel.Link, url: 'https://x' })).id),
    ).toMatchObject([{ isLink: true, url: 'https://x' }]);
  });

  it('stands in a case, with what happened there, deleted or not', async () => {
    const CASE = {
      id: 'c1',
      title: 'Vraag 2',
      status: 2,
      created: '2024-06-13T00:45:16.020Z',
      isDeleted: false,
      personId: null,
      faqId: null,
      faq: null,
      thesaurusTagId: null,
      contract: null,
    };
    const ACTIVITY = {
      id: 'ad',
      type: 'Contact',
      channel: 'Phone',
      description: 'Huurverhoging uitgelegd',
      message: null,
      startTime: '2026-11-22T10:54:16.020Z',
      isDeleted: false,
      linkedActivities: [],
      direction: 'Inbound',
      colleague: { id: 'e1', personId: 'e2', name: 'Sanne de Vries' },
    };
    const { id } = db.cases.add(aTimelineCase());
    db.caseActivities.add(aCaseActivity({ caseId: id }));
    db.caseActivities.add(aCaseActivity({ caseId: id, isDeleted: true }));
    db.media.add(aMedia({ caseId: id }));
    const history = await read(`v2/case/${id}`);
    expectShape(history, { case: CASE, activities: [ACTIVITY], media: [MEDIA], person: null });
    expect(history['activities']).toHaveLength(2);
    expectShape(await read(`v1/activity/bycase/${id}?page=0&pageSize=150`), {
      items: [{ ...ACTIVITY, case: CASE }],
      page: 0,
      pageSize: 150,
      total: 1,
    });
    expectShape(await read(`v1/case/media/${id}`), [MEDIA]);
  });
});
