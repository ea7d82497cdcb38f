import { aCaseActivity, aPerson, aTimelineCase, db } from '../db';
import { ago } from '../db/builders';
import { call } from '../backend/testCalls';
import { resetDb, server, type UserKey, users } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import { HOUR, MINUTE } from '../world/clock';
import { seedTimelines } from '../timeline/seedTimelines';
import { createRandom } from '../world/random';
import { ACTIVITY, CASE, first } from './examples';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const CASE_ACTIVITY = { ...ACTIVITY, case: CASE };

/** A person with three cases: of an hour ago, of now with two activities, and a deleted one. */
function someone() {
  const person = db.people.add(aPerson());
  const add = (title: string, changes = {}) =>
    db.cases.add(
      aTimelineCase({
        title,
        personId: person.id,
        faqId: 'fa',
        faq: CASE.faq,
        thesaurusTagId: 'af000000-0000-4000-8000-000000000001',
        contract: CASE.contract,
        ...changes,
      }),
    );
  const [older, newer, gone] = [
    add('Ouder'),
    add('Nieuwer', { thesaurusTagId: null }),
    add('Weg', { isDeleted: true }),
  ];
  const happen = (caseId: string, hours: number, changes = {}) =>
    db.caseActivities.add(aCaseActivity({ caseId, startTime: ago(hours * HOUR), ...changes }));
  happen(older.id, 3);
  const begin = happen(newer.id, 9, { description: 'Begin', channel: 'Email', type: 'OutgoingMail' });
  const end = happen(newer.id, 1, { description: 'Einde' });
  happen(gone.id, 2);
  return { person, older, newer, gone, begin, end };
}

const titles = (data: Record<string, unknown>) =>
  (data['items'] as { case: { title: string } }[]).map((item) => item.case.title);

const get = (path: string, user: UserKey = 'anne') => call(user, 'GET', `/api/v1/${path}`);

describe('a timeline', () => {
  it('lists cases with their first and last activity, newest last activity first', async () => {
    const { person, begin, end } = someone();
    const { data } = await get(`case/person/${person.id}?page=0&pageSize=10`);
    expect(titles(data)).toEqual(['Nieuwer', 'Ouder']);
    expect(data).toMatchObject({ page: 0, pageSize: 10, total: 2 });
    expect(first(data)).toMatchObject({ firstActivity: { id: begin.id }, lastActivity: { id: end.id } });
    const { items } = (await get(`case/person/${person.id}?page=1&pageSize=1`)).data;
    expectShape(items, [{ case: CASE, firstActivity: CASE_ACTIVITY, lastActivity: CASE_ACTIVITY }]);
  });

  it('is also read by contract, role and employee', async () => {
    const { older } = someone();
    const person = db.people.add(aPerson({ roles: { customer: 'r9' } }));
    const own = db.cases.add(aTimelineCase({ title: 'Eigen', personId: person.id, contract: null }));
    db.caseActivities.add(aCaseActivity({ caseId: own.id, colleague: null }));
    const colleague = db.colleagues.all()[0]!;
    db.caseActivities.add(
      aCaseActivity({
        caseId: older.id,
        startTime: ago(2 * HOUR),
        colleague: { id: colleague.id, name: '', type: 'Employee', department: null },
      }),
    );
    const contract = db.contracts.all()[0]!;
    db.cases.change(own, { contract: { id: contract.id, addressLine: 'x' } });
    expect(titles((await get('case/role/r9')).data)).toEqual(['Eigen']);
    expect(titles((await get(`case/contract/${contract.id}`)).data)).toEqual(['Eigen']);
    for (const id of [colleague.id, colleague.roleId, colleague.personId])
      expect(titles((await get(`case/employee/${id}`)).data)).toContain('Ouder');
    expect((await get('case/person/niemand')).status).toBe(404);
    expect((await get('case/contract/niets')).status).toBe(404);
    expect((await get('case/role/geen')).status).toBe(404);
    expect((await get('case/employee/geen')).status).toBe(404);
  });

  const NOTHING = {
    page: 0,
    pageSize: 10,
    query: '',
    category: null,
    contractId: '00000000-0000-0000-0000-000000000000',
    sssIds: [],
    tagIds: [],
    status: 'Active',
    channel: null,
  };

  it.each([
    [{}, ['Nieuwer', 'Ouder']],
    [{ query: 'einde' }, ['Nieuwer']],
    [{ category: 'Uitgaande mail' }, ['Nieuwer']],
    [{ category: { name: 'Chat' } }, []],
    [{ channel: 'Phone' }, ['Nieuwer', 'Ouder']],
    [{ channel: 'Email' }, ['Nieuwer']],
    [{ tagIds: ['af000000-0000-4000-8000-000000000001'] }, ['Ouder']],
    [{ sssIds: ['ae'] }, []],
    [{ contractId: 'c2' }, ['Nieuwer', 'Ouder']],
    [{ contractId: 'c3' }, []],
    [{ status: 'All' }, ['Nieuwer', 'Weg', 'Ouder']],
    [{ status: 1 }, ['Nieuwer', 'Weg', 'Ouder']],
    [{ status: 'Deleted' }, ['Weg']],
    [{ pageSize: 1, page: 1 }, ['Ouder']],
  ])('is narrowed by %j', async (changes, expected) => {
    const { person } = someone();
    const body = { ...NOTHING, id: person.id, ...changes };
    const { data } = await call('bram', 'POST', `/api/v1/case/person/${person.id}/filters`, body);
    expect(titles(data)).toEqual(expected);
  });

  it.each([
    ['anne', { status: 'Deleted' }, 403, 'Nodig voor dit statusfilter: caseReadDeleted.'],
    ['bram', { status: 'x' }, 400, "Onbekend statusfilter 'x'. Verwacht: Active, All, Deleted."],
    ['bram', { channel: 'Telex' }, 400, "Onbekend kanaal 'Telex'."],
    ['bram', { channel: 'Unknown' }, 400, "Onbekend kanaal 'Unknown'."],
    ['dirk', {}, 403, 'Nodig: customerCard of caseRead.'],
  ] as const)('refuses %s %j', async (user, body, status, detail) => {
    const { person } = someone();
    const { data } = await call(user, 'POST', `/api/v1/case/person/${person.id}/filters`, body);
    expect(data).toMatchObject({ status, detail });
  });

  it('shows deleted cases only to users who may read or delete them', async () => {
    const { person } = someone();
    const { permissions } = users.anne;
    const without = permissions.filter((name) => name !== 'deleteContactActivity');
    Object.assign(users.anne, { permissions: without });
    const { data } = await call('anne', 'POST', `/api/v1/case/person/${person.id}/filters`, {
      status: 'All',
    });
    Object.assign(users.anne, { permissions });
    expect(data['detail']).toBe('Nodig voor dit statusfilter: caseReadDeleted of deleteContactActivity.');
  });
});

it('The categories of activities are listed, with the two that the card hides', async () => {
  const { data } = await get('activity/categories');
  const all = data as unknown as { id: string; name: string }[];
  expectShape(all, [{ id: 'Contact', name: 'Contact' }]);
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['Zaakgericht Werken', 'Document']));
  expect(all).toHaveLength(11);
});

it('A timeline is exported to a file that can be fetched', async () => {
  const { person } = someone();
  const path = `/api/v1/case/person/${person.id}/export`;
  const { status, data } = await call('anne', 'POST', path);
  expect(status).toBe(202);
  expectShape(data, {
    id: 'aa',
    mediaId: 'aa',
    personId: 'e2',
    filename: 'Tijdlijn.csv',
    rows: 3,
    url: '/api/v1/media/view/aa?asDownload=true',
  });
  expect(data['rows']).toBe(3);
  expect((await call('carla', 'POST', '/api/v1/case/person/niemand/export')).status).toBe(404);
  expect((await call('dirk', 'POST', path)).data).toMatchObject({ status: 403, detail: 'Nodig: caseRead.' });
});

describe('deleting and restoring', () => {
  const del = (path: string, user: UserKey = 'carla') => call(user, 'DELETE', `/api/v1/${path}`);
  const put = (path: string, user: UserKey = 'carla') => call(user, 'PUT', `/api/v1/${path}`);

  it('removes a case from the list and restores it, once', async () => {
    const { older, person } = someone();
    expect((await del(`case/${older.id}`)).status).toBe(204);
    expect(titles((await get(`case/person/${person.id}`)).data)).toEqual(['Nieuwer']);
    expect((await del(`case/${older.id}`)).data).toMatchObject({
      status: 409,
      detail: 'De zaak is al verwijderd.',
    });
    expect((await put(`case/${older.id}/restore`)).status).toBe(204);
    expect((await put(`case/${older.id}/restore`)).data).toMatchObject({
      status: 409,
      detail: 'De zaak is niet verwijderd.',
    });
    expect((await del(`case/${older.id}`, 'bram')).data).toMatchObject({
      status: 403,
      detail: 'Nodig: caseDeleteAndRestore.',
    });
    expect((await del('case/x')).data).toMatchObject({ status: 404, detail: 'Zaak x bestaat niet.' });
  });

  it('of a contact moment is allowed, but deleting it for a limited time only', async () => {
    const { older, begin, end, person } = someone();
    const fresh = db.caseActivities.add(aCaseActivity({ caseId: older.id, startTime: ago(14 * MINUTE) }));
    const other = db.caseActivities.add(
      aCaseActivity({ caseId: older.id, type: 'Chat', startTime: ago(MINUTE) }),
    );
    const refused = async (path: string) => (await del(path, 'anne')).data;
    expect((await del(`activity/contact/${fresh.id}`, 'anne')).status).toBe(204);
    expect(await refused(`activity/contact?id=${fresh.id}`)).toMatchObject({
      status: 409,
      detail: 'De gebeurtenis is al verwijderd.',
    });
    expect(await refused(`activity/contact/${end.id}`)).toMatchObject({
      status: 409,
      detail: 'Een contactmoment kan tot 15 minuten na het begin verwijderd worden.',
    });
    for (const { id } of [begin, other])
      expect(await refused(`activity/contact/${id}`)).toMatchObject({
        detail: 'Alleen een contactmoment kan verwijderd worden.',
      });
    expect(await refused('activity/contact/x')).toMatchObject({
      status: 404,
      detail: 'Gebeurtenis x bestaat niet.',
    });
    expect((await put(`activity/contact/${fresh.id}/restore`, 'anne')).status).toBe(204);
    expect((await put(`activity/contact/${fresh.id}/restore`, 'anne')).data).toMatchObject({
      detail: 'De gebeurtenis is niet verwijderd.',
    });
    expect((await del(`activity/contact/${fresh.id}`, 'dirk')).data).toMatchObject({
      detail: 'Nodig: deleteContactActivity.',
    });
    expect(titles((await get(`case/person/${person.id}`)).data)).toHaveLength(2);
  });

  it('also removes a case from the list when its only activity is deleted', async () => {
    const { older, person } = someone();
    for (const activity of db.caseActivities.all())
      if (activity.caseId === older.id) db.caseActivities.change(activity, { startTime: ago(MINUTE) });
    const [only] = db.caseActivities.all().filter(({ caseId }) => caseId === older.id);
    await del(`activity/contact/${only?.id ?? ''}`, 'anne');
    expect(titles((await get(`case/person/${person.id}`)).data)).toEqual(['Nieuwer']);
  });
});

it('a timeline of two thousand cases over six years can be requested', async () => {
  const random = createRandom(1);
  resetDb('drukkeOchtend');
  db.cases.clear();
  seedTimelines({ random, now: Date.now() }, true);
  const { data } = await get('case/person/e2000000-0000-4000-8000-000000000002?pageSize=1000&page=1');
  expect(data['total']).toBe(2_000);
  const moments = (data['items'] as { lastActivity: { startTime: string } }[]).map(({ lastActivity }) =>
    new Date(lastActivity.startTime).getFullYear(),
  );
  expect(new Date().getFullYear() - Math.min(...moments)).toBeGreaterThanOrEqual(5);
});
