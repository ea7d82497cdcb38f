import { AssigneeType } from '@/domain/colleagues/assignee';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { MINUTE, DAY } from '../world/clock';
import { anAssignee, aTask, db } from '../db';
import { HOST, bram, call, list, subjects } from './testCalls';
import {
  clock,
  groupIds,
  issueToken,
  resetDb,
  revokeTokens,
  server,
  signInAs,
  tokens,
  userIds,
  users,
} from './testServer';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

describe('admission to the back end', () => {
  it('requires a valid token that has not expired', async () => {
    expect((await call(null, 'GET', '/api/v1/task/overview')).status).toBe(401);
    const token = issueToken(users.anne);
    const withToken = (value: string) =>
      fetch(`${HOST}/api/v1/task/overview`, { headers: { Authorization: `Bearer ${value}` } });
    expect((await withToken(token)).status).toBe(200);
    expect((await withToken(`${token}x`)).status).toBe(401);
    clock.advance(tokens.lifetimeMs + MINUTE);
    expect((await withToken(token)).status).toBe(401);
    const fresh = issueToken(users.anne);
    revokeTokens('anne');
    expect((await withToken(fresh)).status).toBe(401);
  });

  it('refuses a user without the permission, with a problem', async () => {
    const { status, response, data } = await call('dirk', 'GET', '/api/v1/task/overview');
    expect(status).toBe(403);
    expect(response.headers.get('Content-Type')).toMatch('application/problem+json');
    expect(data).toMatchObject({ status: 403, detail: 'Nodig: viewTask of editTask.' });
    expect((await call('anne', 'PUT', '/api/v1/task/linkAnonymousTask', {})).status).toBe(403);
    expect((await call('dirk', 'GET', '/api/v1/caseflow/gettask/x')).status).toBe(403);
  });

  it('gives the session of the signed-in user, and none when signed out', async () => {
    signInAs('bram');
    const { data } = await call(null, 'GET', '/api/v1/system/session');
    expect(data['user']).toMatchObject({ id: userIds.bram, permissions: { editTask: true } });
    signInAs('niemand');
    expect((await call(null, 'GET', '/api/v1/system/session')).status).toBe(401);
    expect((await call('anne', 'GET', '/api/v1/system/session')).status).toBe(401);
  });

  it('finds addresses in upper and lower case, and answers unknown addresses with 404', async () => {
    expect((await call('anne', 'GET', '/API/v1/TASK/Overview')).status).toBe(200);
    expect((await call('anne', 'GET', '/api/v1/task/nothing')).status).toBe(404);
  });
});

describe('the task list', () => {
  it('lists open tasks of the user and the user’s groups, by deadline', async () => {
    const soon = new Date(clock.now() + MINUTE).toISOString();
    db.tasks.add(aTask({ subject: 'later' }));
    db.tasks.add(aTask({ subject: 'none', ends: null }));
    db.tasks.add(aTask({ subject: 'soon', ends: soon }));
    const group = anAssignee({ id: groupIds.klantcontact, type: AssigneeType.FunctionGroup });
    db.tasks.add(
      aTask({
        subject: 'group',
        completeBy: group,
        status: TaskStatus.Rejected,
        ends: '2020-01-01T00:00:00.000Z',
      }),
    );
    db.tasks.add(aTask({ subject: 'bram', completeBy: bram }));
    db.tasks.add(aTask({ subject: 'finished', status: TaskStatus.Finished }));
    expect(await list()).toEqual(['group', 'soon', 'later', 'none']);
    expect(await list('&sort=endsDescending')).toEqual(['later', 'soon', 'group', 'none']);
    expect(await list(`&completeById=${userIds.bram}`)).toEqual(['bram']);
    expect(await list('&status=Finished')).toEqual(['finished']);
    expect(await list(`&createdById=${userIds.bram}`)).toHaveLength(5);
  });

  it('pages from zero and counts all', async () => {
    for (let number = 0; number < 20; number += 1) db.tasks.add(aTask({ subject: `t${number}` }));
    const { data } = await call('anne', 'GET', '/api/v1/task/overview?page=2&pageSize=9');
    expect(data).toMatchObject({ page: 2, pageSize: 9, total: 20 });
    expect(data['items']).toHaveLength(2);
  });

  it('searches without accents or capitals in subject, description and person', async () => {
    db.tasks.add(aTask({ subject: 'Café', description: 'x' }));
    db.tasks.add(aTask({ subject: 'a', relatedPerson: { id: '1', name: 'Ayşe Yılmaz' } }));
    const search = async (text: string) =>
      subjects(
        (await call('anne', 'GET', `/api/v1/task/search?searchQuery=${encodeURIComponent(text)}`)).data,
      );
    expect(await search('CAFE')).toEqual(['Café']);
    expect(await search('ayse')).toEqual(['a']);
    expect(await search('lekkage')).toEqual([]);
  });

  it.each([
    ['FinishedToday', ['today']],
    ['DeadlineExpired', ['late']],
    ['PickedUp', ['busy']],
  ])('accepts status filter %s', async (status, expected) => {
    const finished = (at: number) => ({ status: TaskStatus.Finished, finished: new Date(at).toISOString() });
    db.tasks.add(aTask({ subject: 'today', ...finished(clock.now()) }));
    db.tasks.add(aTask({ subject: 'long ago', ...finished(clock.now() - 30 * DAY) }));
    db.tasks.add(aTask({ subject: 'late', ends: new Date(clock.now() - MINUTE).toISOString() }));
    db.tasks.add(aTask({ subject: 'busy', status: TaskStatus.PickedUp }));
    expect(await list(`&status=${status}`)).toEqual(expected);
  });

  it('includes the whole Dutch day of a completion date', async () => {
    db.tasks.add(aTask({ subject: 'in', ends: '2026-07-01T21:59:00.000Z' }));
    db.tasks.add(aTask({ subject: 'out', ends: '2026-07-01T22:00:00.000Z' }));
    expect(await list('&completion=2026-07-01')).toEqual(['in']);
  });

  it('accepts types repeated or separated by commas, and refuses nonsense', async () => {
    db.tasks.add(aTask({ subject: 'a', taskType: { name: 'Overig', category: TaskTypeCategory.Other } }));
    db.tasks.add(aTask({ subject: 'b' }));
    expect(await list('&taskTypes=Overig')).toEqual(['a']);
    expect(await list('&taskTypes=Overig,Terugbelverzoek')).toHaveLength(2);
    expect(await list('&taskTypes=Overig&taskTypes=Terugbelverzoek')).toHaveLength(2);
    expect((await call('anne', 'GET', '/api/v1/task/overview?status=Raar')).status).toBe(400);
  });

  it('gives the case of a task as a question in the list and as a case in the detail', async () => {
    const { id } = db.tasks.add(aTask({ case: { id: 'c1', title: 'Lekkage' }, discussionCount: 2 }));
    const { data } = await call('anne', 'GET', '/api/v1/task/overview');
    expect((data['items'] as unknown[])[0]).toMatchObject({
      faq: { question: 'Lekkage' },
      discussionCount: 2,
    });
    const detail = (await call('anne', 'GET', `/api/v1/task/byId/${id}`)).data;
    expect(detail).toMatchObject({ case: { title: 'Lekkage' }, totalDiscussions: 2 });
    expect(detail).not.toHaveProperty('faq');
  });
});
