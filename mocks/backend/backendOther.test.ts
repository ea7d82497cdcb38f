import { TaskStatus } from '@/domain/tasks/taskStatus';
import { aTimelineCase, aCaseActivity, aMedia, aPerson, aTask, db } from '../db';
import { HOST, call } from './testCalls';
import { faults, issueToken, resetDb, server, stats, type UserKey, userIds, users } from './testServer';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

describe('the back end', () => {
  it('keeps an uploaded file and empties it when cleared', async () => {
    const headers = { Authorization: `Bearer ${issueToken(users.bram)}` };
    /* Written by hand, because jsdom's FormData loses the bytes on its way through fetch. */
    const body = [
      '--grens',
      'Content-Disposition: form-data; name="file"; filename="brief.txt"',
      'Content-Type: text/plain',
      '',
      'abc',
      '--grens--',
      '',
    ].join('\r\n');
    const sent = await fetch(`${HOST}/api/v1/media?mediaCategory=TaskMedia`, {
      method: 'POST',
      body,
      headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=grens' },
    });
    const { id } = (await sent.json()) as { id: string };
    const view = await fetch(`${HOST}/api/v1/media/view/${id}?asDownload=true`, { headers });
    expect(await view.text()).toBe('abc');
    expect(view.headers.get('Content-Disposition')).toContain('brief.txt');
    expect((await call('anne', 'PUT', `/api/v2/media/${id}/clear`)).status).toBe(403);
    expect((await call('bram', 'PUT', `/api/v2/media/${id}/clear?reason=prive`)).status).toBe(200);
    expect((await call('bram', 'PUT', `/api/v2/media/${id}/clear`)).status).toBe(409);
    expect(db.media.find(id)).toMatchObject({
      type: 'MediaClearedModel',
      reason: 'prive',
      clearedBy: { id: userIds.bram, name: 'Bram Jansen' },
    });
  });

  it('draws pictures of the requested size', async () => {
    const { id } = db.media.add(aMedia());
    const headers = { Authorization: `Bearer ${issueToken(users.anne)}` };
    const response = await fetch(`${HOST}/api/v1/media/crop?id=${id}&width=40&height=30`, { headers });
    const bytes = new DataView(await response.arrayBuffer());
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([40, 30]);
  });

  it('searches colleagues and groups together, people by role', async () => {
    const found = await call(
      'anne',
      'GET',
      '/api/v1/colleague/searchcolleaguesandfunctiongroups/incasso?page=0&pageSize=20',
    );
    expect((found.data['items'] as { type: string }[]).map(({ type }) => type)).toContain('FunctionGroups');
    db.people.add(aPerson({ name: 'Zeldzame Naam' }));
    const search = async (roles: string) =>
      (await call('anne', 'GET', `/api/v1/person/search/zeldzame?roles=${roles}`)).data['total'];
    expect(await search('customer')).toBe(1);
    expect(await search('vendor')).toBe(0);
  });

  it('lists the contact moments of a case, without the deleted ones', async () => {
    const { id } = db.cases.add(aTimelineCase());
    db.caseActivities.add(aCaseActivity({ caseId: id }));
    db.caseActivities.add(aCaseActivity({ caseId: id, isDeleted: true }));
    const total = async (user: UserKey, status: string) =>
      (await call(user, 'GET', `/api/v1/activity/bycase/${id}?statusFilter=${status}`)).data['total'];
    expect(await total('anne', 'Active')).toBe(1);
    expect(await total('anne', 'All')).toBe(1);
    expect(await total('carla', 'All')).toBe(2);
    expect(await total('carla', 'Deleted')).toBe(1);
  });

  it('redirects to the app after signing in, and nowhere else', async () => {
    const go = async (path: string) =>
      (await fetch(`${HOST}/go/${path}`, { redirect: 'manual' })).headers.get('Location');
    expect(await go('dashboard/taken?page=1')).toBe('/dashboard/taken?page=1');
    expect(await go(encodeURIComponent('//evil.example/x'))).toBe('/evil.example/x');
    expect(await go(encodeURIComponent('https://evil.example'))).toBe('/');
    expect(await go(encodeURIComponent('\\\\evil'))).toBe('/evil');
  });

  it('applies armed faults, and counts the requests', async () => {
    const { id } = db.tasks.add(aTask());
    faults.add({ path: '/api/v1/task/overview', status: 503, times: 1 });
    expect((await call('anne', 'GET', '/api/v1/task/overview')).status).toBe(503);
    expect((await call('anne', 'GET', '/api/v1/task/overview')).status).toBe(200);
    faults.add({ method: 'PUT', path: '/api/v1/task/pickUp/*', drop: 'dropAfter' });
    await expect(call('anne', 'PUT', `/api/v1/task/pickUp/${id}`)).rejects.toThrow();
    expect(db.tasks.find(id)?.status).toBe(TaskStatus.PickedUp);
    expect(stats.counts()).toMatchObject({
      'GET /api/v1/task/overview': 2,
      'PUT /api/v1/task/pickUp/:id': 1,
    });
  });
});
