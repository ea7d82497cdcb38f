import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { anActivity, aPerson, aTask, db } from '../db';
import { bram, call, pushedBy } from '../backend/testCalls';
import { groupIds, resetDb, server, userIds } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import { read, put, post, EMPLOYEE, AUTHOR, PERSON } from './examples';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

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
  ])('comes in list form in the page of %s', async (path, example) => {
    given();
    expectShape(await read(`v1/${path}`), { items: [example], page: 0, pageSize: 9, total: 1 });
  });

  it('comes in detail form when read by its id, in list form in lists, and in both when read by ids', async () => {
    const [{ id }] = [given(), given()];
    expectShape(await read(`v1/task/byId/${id}`), DETAIL_TASK);
    expectShape(await read('v1/task/forCase/c1'), [LIST_TASK]);
    expectShape(await read(`v1/task/getLinkedTasks/${id}`), [LIST_TASK]);
    expectShape(await read(`v1/task/byIds?ids=${id}&ids=nowhere`), [WHOLE_TASK]);
  });

  it('is answered in detail form after writes, with the changes', async () => {
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

  it('lacks newer fields when it is old', async () => {
    const { id } = given({ isOld: true, created: '2009-03-29T02:30:00', ends: '0001-01-01T00:00:00' });
    expect(Object.keys(await read(`v1/task/byId/${id}`)).sort()).toEqual(OLD_TASK_KEYS.split(' ').sort());
  });

  it('has a history of discussions, its end, a chat, and one creation', async () => {
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

  it('names its linked person and contract', async () => {
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
  ] as const)('is pushed with all its fields, and only as %s', async (event, change) => {
    const { id } = given({ createdBy: bram, from: { ...bram, id: userIds.carla } });
    const pushed = await pushedBy(() => change(id));
    expect(pushed.map((each) => `${each.hub} ${each.event}`)).toEqual([`taskHub ${event}`]);
    const example =
      event === 'pickedUp' ? { ...WHOLE_TASK, pickedUp: '2026-11-22T10:57:16.746Z' } : WHOLE_TASK;
    expectShape(pushed[0]?.args, [example]);
  });
});
