import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import { anAssignee, aCaseFlow, aPerson, aPickedUpStep, aStep, aStepTask, aTask, db } from '../db';
import type { CaseFlowRecord } from '../db/records';
import { bram, call } from '../backend/testCalls';
import { groupIds, resetDb, server, userIds } from '../backend/testServer';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const { Submitted, Finished, Canceled } = CaseFlowStatus;

const add = (title: string, changes: Partial<CaseFlowRecord> = {}) =>
  db.caseFlows.add(aCaseFlow({ title, ...changes }));

async function titles(query = '') {
  const { data } = await call('bram', 'GET', `/api/v1/caseflow?pageSize=100${query}`);
  return (data['items'] as { title: string }[]).map(({ title }) => title);
}

const dueAt = (deadline: string | null) => ({ steps: [aStep({ deadline })] });

describe('the answer without permission or without a case', () => {
  it.each([
    ['anne', '/api/v1/caseflow', 403],
    ['anne', '/api/v1/caseflow/searchgroupedbyowner', 403],
    ['anne', '/api/v1/caseflow/types', 403],
    ['anne', '/api/v1/selfservice/report/bycase/x', 403],
    [null, '/api/v1/caseflow', 401],
    ['bram', '/api/v1/caseflow/00000000-0000-4000-8000-00000000ffff', 404],
    ['bram', '/api/v1/caseflow/detailed/nowhere', 404],
    ['bram', '/api/v1/caseflow/bytask/nowhere', 404],
    ['bram', '/api/v1/caseflow/byumbrellacaseid/nowhere', 404],
    ['bram', '/api/v1/caseflow/messages/nowhere', 404],
  ] as const)('for %s at %s has status %i', async (user, path, status) => {
    expect((await call(user, 'GET', path)).status).toBe(status);
  });
});

describe('one case', () => {
  it('comes without steps by its id, and with steps and their tasks in detail', async () => {
    const step = aPickedUpStep();
    const flow = add('Zaak', { steps: [step] });
    const task = db.tasks.add(aTask({ completeBy: bram }));
    db.stepTasks.add(aStepTask(flow, step, { umbrellaTaskId: task.id }));
    const brief = (await call('bram', 'GET', `/api/v1/caseflow/${flow.id}`)).data;
    expect(brief).toMatchObject({ id: flow.id, status: 0, ownerModel: { name: 'Bram Jansen' } });
    expect(brief).not.toHaveProperty('steps');
    const { data } = await call('bram', 'GET', `/api/v1/caseflow/detailed/${flow.id.toUpperCase()}`);
    expect(data['steps']).toMatchObject([
      {
        id: step.id,
        status: 2,
        tasks: [{ umbrellaTaskId: task.id }],
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('"task"');
    expect(JSON.stringify(data)).not.toContain('"days"');
  });

  it('is found by its task in the inbox, its step task and its case on the timeline', async () => {
    const flow = add('Zaak');
    const stepTask = db.stepTasks.add(aStepTask(flow, flow.steps[0]!, { umbrellaTaskId: 'inbox' }));
    for (const path of [
      `bytask/${stepTask.id}`,
      'byumbrellataskid/inbox',
      `byumbrellacaseid/${flow.umbrellaCaseId}`,
    ])
      expect((await call('bram', 'GET', `/api/v1/caseflow/${path}`)).data['id']).toBe(flow.id);
  });
});

describe('the list of cases', () => {
  it('is ordered by the deadline of the current step, or as requested', async () => {
    add('later', { ...dueAt('2026-12-03T00:00:00.000Z'), created: '2026-11-01T00:00:00.000Z' });
    add('none', { ...dueAt(null), deadline: null, created: '2026-11-02T00:00:00.000Z' });
    add('own', { ...dueAt(null), deadline: '2026-12-02T00:00:00.000Z', created: '2026-11-03T00:00:00.000Z' });
    add('second step', {
      created: '2026-11-04T00:00:00.000Z',
      steps: [
        aStep({ status: StepStatus.Finished, deadline: '2026-12-09T00:00:00.000Z' }),
        aStep({ deadline: '2026-12-01T00:00:00.000Z' }),
      ],
    });
    expect(await titles()).toEqual(['second step', 'own', 'later', 'none']);
    expect(await titles('&sort=deadline')).toEqual(['second step', 'own', 'later', 'none']);
    expect(await titles('&sort=deadlineDescending')).toEqual(['later', 'own', 'second step', 'none']);
    expect(await titles('&sort=created')).toEqual(['later', 'none', 'own', 'second step']);
    expect(await titles('&sort=createdDescending')).toEqual(['second step', 'own', 'none', 'later']);
    expect((await call('bram', 'GET', '/api/v1/caseflow?sort=raar')).status).toBe(200);
  });

  it('pages from zero and counts all', async () => {
    for (let number = 0; number < 20; number += 1) add(`z${number}`);
    const { data } = await call('bram', 'GET', '/api/v1/caseflow?page=2&pageSize=9');
    expect(data).toMatchObject({ page: 2, pageSize: 9, total: 20 });
    expect(data['items']).toHaveLength(2);
  });

  it('accepts statuses by code (with two codes for Submitted), repeated or separated by commas', async () => {
    add('busy');
    add('new', { status: Submitted });
    add('done', { status: Finished });
    add('off', { status: Canceled });
    expect((await titles('&statusses=0&statusses=3')).sort()).toEqual(['busy', 'new']);
    expect(await titles('&statusses=4')).toEqual(['new']);
    expect((await titles('&statusses=1,2')).sort()).toEqual(['done', 'off']);
    expect(await titles('&statusses=Cancelled')).toEqual(['off']);
    expect(await titles()).toHaveLength(4);
    expect((await call('bram', 'GET', '/api/v1/caseflow?statusses=7')).status).toBe(400);
  });

  it('filters by text, type and deadline', async () => {
    add('Overlast Café', { ...dueAt('2026-07-01T21:59:00.000Z') });
    add('x', {
      type: 'Klacht',
      relatedPerson: { id: '1', name: 'Ayşe Yılmaz' },
      ...dueAt('2026-07-01T22:00:00.000Z'),
    });
    expect(await titles('&query=cafe')).toEqual(['Overlast Café']);
    expect(await titles('&query=AYSE')).toEqual(['x']);
    expect(await titles('&type=Klacht')).toEqual(['x']);
    expect(await titles('&completion=2026-07-01')).toEqual(['Overlast Café']);
  });

  it('finds owners and executors by user id, role id and group id', async () => {
    const roleId = db.colleagues.find(userIds.bram)?.roleId ?? '';
    const group = anAssignee({ id: groupIds.wijkteam, name: 'Wijkteam', type: 'FunctionGroup' });
    add('of Bram');
    add('of the group', { ownerModel: group });
    add('done by Bram', { ownerModel: null, steps: [aPickedUpStep()] });
    const step = aPickedUpStep({ pickedUpByModel: group });
    const flow = add('task of Bram', { ownerModel: null, steps: [step] });
    const task = db.tasks.add(aTask({ completeBy: bram }));
    db.stepTasks.add(aStepTask(flow, step, { umbrellaTaskId: task.id }));
    for (const id of [userIds.bram, roleId]) {
      expect(await titles(`&ownerRoleId=${id}`)).toEqual(['of Bram']);
      expect((await titles(`&executorRoleId=${id}`)).sort()).toEqual(['done by Bram', 'task of Bram']);
    }
    expect(await titles(`&ownerRoleId=${groupIds.wijkteam}`)).toEqual(['of the group']);
  });

  it('is grouped by owner, cases without an owner first, with pages per owner and a total of all cases', async () => {
    for (let number = 0; number < 5; number += 1) add(`b${number}`);
    add('free', { ownerModel: null });
    add('of Anne', { ownerModel: anAssignee() });
    const { data } = await call('bram', 'GET', '/api/v1/caseflow/searchgroupedbyowner?page=1&pageSize=4');
    expect(data).toMatchObject({
      page: 1,
      pageSize: 4,
      total: 7,
      items: [
        { owner: null, total: 1, items: [] },
        { owner: { name: 'Anne de Vries' }, total: 1, items: [] },
        { owner: { id: userIds.bram, type: 'Employee' }, total: 5 },
      ],
    });
    expect((data['items'] as { items: unknown[] }[])[2]?.items).toHaveLength(1);
  });

  it('comes with kinds of cases, reasons to cancel, and the steps of one case or of all open ones', async () => {
    const read = async (path: string) =>
      (await call('bram', 'GET', path)).data as unknown as Record<string, unknown>[];
    expect((await read('/api/v1/caseflow/types')).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Woningverlating', 'Overlast', 'Huurachterstand', 'Woningruil', 'Klacht']),
    );
    expect((await read('/api/v1/caseflow/cancelationstatuses')).length).toBeGreaterThan(2);
    const flow = add('open');
    add('done', { status: Finished });
    expect(await read('/api/v1/caseflow/steps')).toHaveLength(2);
    expect(await read(`/api/v1/caseflow/steps?caseFlowId=${flow.id}`)).toHaveLength(2);
    expect((await call('bram', 'GET', '/api/v1/caseflow/steps?caseFlowId=x')).status).toBe(404);
  });

  it('comes with scenarios by id and those for a person', async () => {
    const person = db.people.add(aPerson());
    const active = await call('anne', 'GET', `/api/v1/selfservice/scenario/active/person/${person.id}`);
    const [first, second] = active.data as unknown as { id: string }[];
    const path = `/api/v1/selfservice/scenario/getbyids?ids=${second?.id}&ids=${first?.id}&ids=x`;
    expect((await call('anne', 'GET', path)).data).toEqual([second, first]);
    expect((await call('anne', 'GET', `/api/v1/selfservice/scenario/${first?.id}`)).data).toEqual(first);
    expect((await call('anne', 'GET', '/api/v1/selfservice/scenario/active/person/x')).status).toBe(404);
  });
});
