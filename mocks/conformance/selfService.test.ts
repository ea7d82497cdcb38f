import { aPerson, aTimelineCase, db } from '../db';
import { call } from '../backend/testCalls';
import { resetDb, server, users } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import { scenarios } from '../caseflows/vocabulary';
import { read } from './examples';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const SCENARIO = {
  id: 'ae',
  name: 'scenario-1',
  title: 'Woning opzeggen',
  icon: 'door',
  status: 'Published',
  showInOverview: true,
  thesaurusTagId: 'af',
};
const { notice, garden } = scenarios;
const MISSING = 'Het scenario bestaat niet.';
const ROLE = 'Alleen namens een huurder of woningzoekende kan een scenario gestart worden.';

it('a scenario is answered by id, name, subject and in lists', async () => {
  const person = db.people.add(aPerson());
  const base = 'v1/selfservice/scenario';
  for (const path of [notice.id, `getByName/${notice.name}`, `forThesaurusTag/${notice.thesaurusTagId}`])
    expectShape(await read(`${base}/${path}`), SCENARIO);
  for (const path of ['all', `getbyids?ids=${notice.id}`, `active/person/${person.id}`]) {
    const list = (await read(`${base}/${path}`)) as unknown as {
      id: string;
      thesaurusTagId: string | null;
    }[];
    expectShape(
      list.filter(({ thesaurusTagId }) => thesaurusTagId !== null),
      [SCENARIO],
    );
    expect(list.map(({ id }) => id)).toContain(notice.id);
  }
  expect(await read(`${base}/getbyids?ids=x`)).toEqual([]);
  expect((await read(`${base}/all`)) as unknown).toHaveLength(Object.keys(scenarios).length);
});

it.each(['x', 'getByName/x', 'forThesaurusTag/x'])(
  'a scenario that does not exist is answered with 404 at %s',
  async (path) => {
    const { status, data } = await call('anne', 'GET', `/api/v1/selfservice/scenario/${path}`);
    expect([status, data['detail']]).toEqual([404, MISSING]);
  },
);

describe('impersonation', () => {
  const impersonate = (path: string, body: unknown = { caseId: null }, user: 'anne' | 'dirk' = 'anne') =>
    call(user, 'POST', `/api/v1/selfservice/scenario/${path}`, body);

  it('is answered with an address, and with another packet each time', async () => {
    const { id } = db.people.add(aPerson());
    const { status, data } = await impersonate(`${notice.id}/impersonate/${id}/Phone`);
    expect(status).toBe(200);
    expectShape(data, { url: '/portaal/start', packet: 'OGRmNjE4MjItZDY5' });
    const again = await impersonate(`${notice.id}/impersonate/${id}/Phone`, {
      caseId: db.cases.add(aTimelineCase()).id,
    });
    expect(again.data['packet']).not.toBe(data['packet']);
  });

  it.each([
    ['an unknown scenario', 'x/impersonate/:p/Phone', {}, 404, MISSING, undefined],
    [
      'an unknown channel',
      `${notice.id}/impersonate/:p/Telex`,
      {},
      400,
      "Onbekend kanaal 'Telex'.",
      undefined,
    ],
    [
      'the channel Unknown',
      `${notice.id}/impersonate/:p/Unknown`,
      {},
      400,
      "Onbekend kanaal 'Unknown'.",
      undefined,
    ],
    [
      'a scenario that is no longer active',
      `${garden.id}/impersonate/:p/Phone`,
      {},
      409,
      'Het scenario is niet actief.',
      undefined,
    ],
    ['a vendor', `${notice.id}/impersonate/:v/Phone`, {}, 409, ROLE, undefined],
    ['an unknown person', `${notice.id}/impersonate/x/Phone`, {}, 409, ROLE, undefined],
    [
      'an unknown case',
      `${notice.id}/impersonate/:p/Phone`,
      { caseId: 'x' },
      422,
      'Onbekende zaak.',
      'caseId',
    ],
  ])('is refused for %s', async (_, path, body, status, detail, field) => {
    const tenant = db.people.add(aPerson());
    const vendor = db.people.add(aPerson({ roles: { vendor: 'v' } }));
    const answer = await impersonate(path.replace(':p', tenant.id).replace(':v', vendor.id), body);
    expect([answer.status, answer.data['detail']]).toEqual([status, detail]);
    if (field !== undefined) expect(answer.data['errors']).toEqual({ [field]: [detail] });
  });

  it('needs customerCard and caseCreate; with a case viewCaseFlow is enough', async () => {
    const { id } = db.people.add(aPerson());
    const found = db.cases.add(aTimelineCase());
    const before = users.dirk.permissions;
    const path = `${notice.id}/impersonate/${id}/Phone`;
    const statusFor = async (permissions: typeof before, caseId: string | null) => {
      Object.assign(users.dirk, { permissions });
      const { status, data } = await impersonate(path, { caseId }, 'dirk');
      if (status === 403) expect(data['detail']).toBe('Nodig: caseCreate of viewCaseFlow.');
      return status;
    };
    const rows = [
      [[], found.id, 403],
      [['caseCreate'], null, 403],
      [['customerCard', 'caseCreate'], null, 200],
      [['viewCaseFlow'], null, 403],
      [['viewCaseFlow'], found.id, 200],
    ] as const;
    for (const [permissions, caseId, expected] of rows)
      expect([permissions, await statusFor(permissions, caseId)]).toEqual([permissions, expected]);
    Object.assign(users.dirk, { permissions: before });
  });
});
