import { aCaseActivity, aTimelineCase, aContract, db } from '../db';
import { call } from '../backend/testCalls';
import { resetDb, server, type UserKey } from '../backend/testServer';
import { hubServer } from '../hubs/hubServer';
import { expectShape } from '../backend/wireShape';
import { aComplex, aUnit, aValuation } from '../properties/builders';
import { userIds } from '../session/users';
import { CASE, first } from './examples';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const api = (path: string, user: UserKey = 'anne') => call(user, 'GET', `/api/v1/${path}`);
const UNIT = {
  id: 'u1',
  street: 'Wilhelminapark',
  houseNumber: 12,
  houseNumberExtension: '3',
  letter: 'A',
  city: 'Haarlem',
  zipCode: '2012KA',
  addressLine: 'Wilhelminapark 12A-3',
  fullAddressLine: 'Wilhelminapark 12A-3, 2012KA Haarlem',
  complexId: 'k1',
  housingTypeId: 'e5',
  code: 'VHE-10073',
  constructionYear: 1908,
  energyLabel: 'G',
  properties: { Bouwjaar: '1908' },
};
const VALUATION = {
  id: 'e9',
  unitId: 'u1',
  points: 134,
  maximumRent: 795.16,
  energyLabel: 'A',
  valuationDate: '2026-08-19T11:48:20.925Z',
  created: '2026-08-18T11:48:20.925Z',
  components: [{ name: 'Oppervlakte vertrekken', points: 7 }],
};

/** A rented unit in a complex of two, with a case of its own and one of its contract on its timeline. */
function given() {
  db.complexes.add(aComplex({ id: 'k1' }));
  db.units.add(
    aUnit({
      id: 'u1',
      street: 'Wilhelminapark',
      houseNumber: 12,
      letter: 'A',
      houseNumberExtension: '3',
      city: 'Haarlem',
      complexId: 'k1',
      housingTypeId: 'e5',
    }),
  );
  db.units.add(aUnit({ ...UNIT, id: 'u2', fullAddressLine: 'Aalmarkt 1, 2012KA Haarlem' }));
  db.contracts.add(aContract({ id: 'c1', unitId: 'u1', status: 1, endDate: null }));
  const add = (id: string, startTime: string, changes = {}) => {
    db.cases.add(aTimelineCase({ id, title: id, faq: CASE.faq, contract: CASE.contract, ...changes }));
    db.caseActivities.add(aCaseActivity({ id: `${id}a`, caseId: id, startTime }));
  };
  add('own', '2026-11-20T10:00:00.000Z', { unitId: 'u1' });
  add('ofContract', '2026-11-21T10:00:00.000Z', { contract: { id: 'c1', addressLine: 'x' } });
  add('ofComplex', '2026-11-22T10:00:00.000Z', { complexId: 'k1' });
  add('gone', '2026-11-23T10:00:00.000Z', { unitId: 'u1', isDeleted: true });
}

const titles = async (path: string, user?: UserKey) =>
  ((await api(path, user)).data as { items: { case: { title: string } }[] }).items.map(
    (item) => item.case.title,
  );

describe('a unit', () => {
  it('has its three summaries when answered by id, and in no list', async () => {
    given();
    db.valuations.add(aValuation({ unitId: 'u1' }));
    expectShape((await api('unit/u1')).data, {
      ...UNIT,
      valuation: { id: 'e9', points: 134, valuationDate: VALUATION.valuationDate },
      contractInfo: { id: 'c2', status: 1, startDate: '2026-01-26T11:48:20.925Z' },
      activityInfo: { total: 7, lastActivity: '2026-11-22T11:45:20.921Z' },
    });
    const { data } = await api('unit/byComplex/k1?page=0&pageSize=1');
    expectShape(data, { page: 0, pageSize: 1, total: 2, items: [UNIT] });
    expect(first(data)).toMatchObject({ id: 'u2' });
    expect((await api('unit/u2')).data).toMatchObject({
      valuation: null,
      contractInfo: null,
      activityInfo: null,
    });
    expectShape((await api('unit/active/byContract/c1')).data, UNIT);
    db.zones.add({ id: 'u2', name: 'Aalmarkt 1', type: 'Unit', parentId: 'k1' });
    expect((await api('residentialzone/u2')).data).toMatchObject({ id: 'u2', type: 'Unit', parentId: 'k1' });
  });

  it.each([
    ['unit/geen', 'De eenheid bestaat niet.'],
    ['complex/geen', 'Het complex bestaat niet.'],
    ['unit/byComplex/geen', 'Het complex bestaat niet.'],
    ['case/unit/geen', 'De eenheid bestaat niet.'],
    ['announcement/byUnit/geen', 'De eenheid bestaat niet.'],
    ['announcement/byComplex/geen', 'Het complex bestaat niet.'],
    ['housing/valuation/byUnit/geen', 'De eenheid bestaat niet.'],
    ['housing/valuation/byUnit/u2', 'Er is geen woningwaardering.'],
    ['unit/active/byContract/geen', 'Het contract bestaat niet.'],
    ['residentialzone/geen', 'De zone bestaat niet.'],
  ])('is answered with 404 at %s', async (path, detail) => {
    given();
    expect(await api(path)).toMatchObject({ status: 404, data: { detail } });
  });

  it('has its own cases and those of its contract on its timeline; a complex also has those of its units', async () => {
    given();
    expect(await titles('case/unit/u1?page=0&pageSize=20')).toEqual(['ofContract', 'own']);
    expect(await titles('case/complex/k1?page=0&pageSize=10')).toEqual(['ofComplex', 'ofContract', 'own']);
    expect(await titles('case/unit/u1?query=own')).toEqual(['own']);
    expect(await titles('case/unit/u1?statusFilter=Deleted', 'bram')).toEqual(['gone']);
    expect((await api('case/unit/u1?statusFilter=Weg')).status).toBe(400);
  });
});

describe('a valuation', () => {
  it('matches the example', async () => {
    given();
    db.valuations.add(aValuation({ unitId: 'u1', components: VALUATION.components }));
    expectShape((await api('housing/valuation/byUnit/u1')).data, VALUATION);
  });

  const ASKED = {
    completeBy: { id: userIds.bram, type: 'Employee' },
    unitId: 'u1',
    description: 'Verzoek tot woningwaardering',
  };
  const ask = (changes = {}) =>
    call('anne', 'POST', '/api/v1/housing/valuation/createTask', { ...ASKED, ...changes });

  it.each([
    ['completeBy', { completeBy: null }, 'Een behandelaar is verplicht.'],
    ['completeBy', { completeBy: { id: 'x' } }, "Onbekende medewerker of functiegroep 'x'."],
    ['unitId', { unitId: 'x' }, 'Onbekende eenheid.'],
    ['description', { description: ' ' }, 'Een omschrijving is verplicht.'],
  ])('is refused for its %s', async (field, changes, detail) => {
    given();
    expect(await ask(changes)).toMatchObject({ status: 422, data: { errors: { [field]: [detail] } } });
  });

  it('can be requested, which adds a task to the timeline of the unit and a push of its hub', async () => {
    given();
    const push = vi.spyOn(hubServer, 'push');
    expect((await ask()).status).toBe(204);
    expect(await titles('case/unit/u1')).toContain('Verzoek tot woningwaardering');
    expect(push).toHaveBeenCalledWith(
      'unitActivityHub',
      'updated',
      [expect.objectContaining({ unitId: 'u1', complexId: 'k1', type: 'TaskCreated' })],
      ['u1', 'k1'],
    );
  });
});

it('a complex counts its units', async () => {
  given();
  expectShape((await api('complex/k1')).data, {
    id: 'k1',
    name: 'De Waterlelie',
    city: 'Amsterdam',
    type: 'Complex',
    code: 'C-100',
    districtId: null,
    constructionYear: 1931,
    unitCount: 3,
  });
  expect((await api('complex/k1')).data).toMatchObject({ unitCount: 2 });
});

it('the map finds streets, numbers and towns, and needs no token', async () => {
  given();
  const search = async (q: string) =>
    (await (
      await fetch(`http://localhost/kaart/geocoder/search?q=${encodeURIComponent(q)}`)
    ).json()) as unknown;
  expect(await search('Wilhelminapark 12A Haarlem')).toEqual([]);
  expectShape(await search('Wilhelminapark 12 Haarlem'), [{ lat: '52.37', lon: '4.89', display_name: '…' }]);
  expect((await call('anne', 'GET', '/kaart/geocoder/search?q=x')).status).toBe(400);
  expect((await fetch('http://localhost/kaart/tegels/16/1/2.png')).headers.get('Content-Type')).toBe(
    'image/png',
  );
});
