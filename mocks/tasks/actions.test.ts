import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { aContract, aPerson, aTask, db } from '../db';
import { bram, call, eventsOf } from '../backend/testCalls';
import { resetDb, server, userIds, type UserKey } from '../backend/testServer';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

describe('a task', () => {
  const act = (user: UserKey, action: string, id: string, body: unknown = { reason: 'Klaar' }) =>
    call(user, 'PUT', `/api/v1/task/${action}/${id}`, body);

  it('is picked up once, and only by its assignee', async () => {
    const { id } = db.tasks.add(aTask());
    expect((await act('carla', 'pickUp', id)).status).toBe(403);
    const events = await eventsOf(async () => {
      expect((await act('anne', 'pickUp', id)).data).toMatchObject({
        status: TaskStatus.PickedUp,
        totalDiscussions: 1,
      });
    });
    expect(events).toEqual(['pickedUp']);
    expect((await act('anne', 'pickUp', id)).status).toBe(409);
    expect((await act('anne', 'pickUp', 'unknown')).status).toBe(404);
  });

  it('is finished with a reason, when picked up', async () => {
    const { id } = db.tasks.add(aTask());
    expect((await act('anne', 'finish', id)).status).toBe(409);
    db.tasks.change(id, { status: TaskStatus.PickedUp });
    expect((await act('anne', 'finish', id, { reason: '  ' })).status).toBe(422);
    const events = await eventsOf(() => act('anne', 'finish', id));
    expect(events).toEqual(['completed']);
    expect(db.tasks.find(id)).toMatchObject({ status: TaskStatus.Finished, completedById: userIds.anne });
  });

  it('cannot be finished here when it belongs to a case flow', async () => {
    const taskType = { name: 'Zaakstap', category: TaskTypeCategory.CaseFlow };
    const { id } = db.tasks.add(aTask({ status: TaskStatus.PickedUp, taskType }));
    expect((await act('anne', 'finish', id)).status).toBe(409);
  });

  it('goes back to its owner when rejected, but cannot be rejected by its owner', async () => {
    const { id } = db.tasks.add(aTask());
    const events = await eventsOf(() => act('anne', 'reject', id));
    expect(events).toEqual(['rejected']);
    expect(db.tasks.find(id)).toMatchObject({
      status: TaskStatus.Rejected,
      completeBy: { id: userIds.bram },
    });
    expect((await act('bram', 'reject', id)).status).toBe(409);
    expect((await act('bram', 'pickUp', id)).status).toBe(200);
  });

  it('is deleted by its maker or an editor, once', async () => {
    const { id } = db.tasks.add(aTask());
    expect((await act('anne', 'delete', id)).status).toBe(403);
    expect(await eventsOf(() => act('bram', 'delete', id))).toEqual(['deleted']);
    expect((await act('bram', 'delete', id)).status).toBe(409);
  });

  it('is discussed with a message, which may not be empty', async () => {
    const { id } = db.tasks.add(aTask());
    expect((await call('anne', 'POST', `/api/v1/task/discuss/${id}`, { id, message: ' ' })).status).toBe(422);
    const events = await eventsOf(() =>
      call('anne', 'POST', `/api/v1/task/discuss/${id}`, { id, message: 'Dag' }),
    );
    expect(events).toEqual(['discussed']);
    const { data } = await call('anne', 'GET', `/api/v1/task/GetHistory/${id}?page=0&pageSize=255`);
    expect((data['items'] as { message: string | null }[]).map(({ message }) => message)).toEqual([
      'Dag',
      null,
    ]);
  });

  it('gets other contents or another executor, but not when the sender saw another status', async () => {
    const task = db.tasks.add(aTask());
    const { status, completeBy, description, subject, ends, mediaIds, taskType } = task;
    const payload = { id: task.id, status, completeBy, description, subject, ends, mediaIds, taskType };
    const update = (changes: object) => act('bram', 'update', task.id, { ...payload, ...changes });
    expect(await eventsOf(() => update({ subject: 'Nieuw' }))).toEqual(['contentsModified']);
    expect(await eventsOf(() => update({ subject: 'Nog nieuwer', completeBy: bram }))).toEqual([
      'executorChanged',
    ]);
    expect((await update({ status: TaskStatus.PickedUp })).status).toBe(409);
    expect((await update({ subject: ' ' })).status).toBe(422);
    expect((await act('anne', 'update', task.id, payload)).status).toBe(403);
  });

  it('is created by a user with permission, with its required fields', async () => {
    const payload = {
      subject: 'Nieuw',
      taskType: { name: 'Overig' },
      completeById: userIds.anne,
      endDate: '2026-12-01',
    };
    expect((await call('anne', 'POST', '/api/v1/task/create', { ...payload, subject: '' })).status).toBe(422);
    const events = await eventsOf(async () => {
      const { status, data } = await call('anne', 'POST', '/api/v1/task/create', payload);
      expect(status).toBe(201);
      expect(data).toMatchObject({ ends: '2026-12-01', createdBy: { id: userIds.anne } });
    });
    expect(events).toEqual(['created']);
    expect((await call('dirk', 'POST', '/api/v1/task/create', payload)).status).toBe(403);
  });

  it('is linked to a person and one of that person’s contracts', async () => {
    const person = db.people.add(aPerson());
    const contract = db.contracts.add(aContract({ roleId: person.roles?.customer ?? '' }));
    const other = db.contracts.add(aContract());
    const { id } = db.tasks.add(aTask());
    const link = (contractId: string | null) =>
      call('bram', 'PUT', '/api/v1/task/linkAnonymousTask', { taakId: id, personId: person.id, contractId });
    expect((await link(other.id)).status).toBe(422);
    expect((await link(contract.id)).data).toMatchObject({
      relatedPerson: { name: person.name },
      contractId: contract.id,
    });
    expect((await link(contract.id)).status).toBe(409);
  });

  it('is finished through its step task with an outcome', async () => {
    const task = db.tasks.add(aTask({ status: TaskStatus.PickedUp, completeBy: bram }));
    const outcome = { id: 'o1', title: 'Toegekend', label: 'Akkoord', status: 'Positive' as const };
    db.stepTasks.add({
      id: 's1',
      umbrellaTaskId: task.id,
      title: 'Beoordelen',
      isOptional: false,
      isFinished: false,
      outcome: null,
      outcomes: [outcome],
      caseFlowId: 'f1',
      stepId: 'p1',
    });
    const path = `/api/v1/caseflow/finishtask/${task.id}`;
    expect((await call('bram', 'GET', '/api/v1/caseflow/gettask/s1')).data).toMatchObject({
      task: { id: task.id },
    });
    expect((await call('bram', 'PUT', path, { outcomeId: null })).status).toBe(422);
    const events = await eventsOf(() => call('bram', 'PUT', path, { outcomeId: 'o1' }));
    expect(events).toEqual(['completed']);
    expect((await call('bram', 'PUT', path, { outcomeId: 'o1' })).status).toBe(409);
  });
});
