import { call } from '../backend/testCalls';
import { resetDb, server, type UserKey } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import { db } from '../db';
import { aHousingListItem, aTerminationReport } from '../properties/builders';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const read = async (path: string, user: UserKey = 'anne') => call(user, 'GET', `/api/v1/${path}`);
const ITEM = { id: 'e4', code: 'DI01', name: 'Centrum', title: 'Centrum', description: null };
const PRICE = { ...ITEM, id: 'e6', amount: 612.35, status: 'Definitive' };
const FUND = { ...ITEM, id: 'e7', amount: 1.95 };

it.each([
  ['district', ITEM, () => db.districts.add(aHousingListItem({ id: 'e4' }))],
  ['housingtype', ITEM, () => db.housingTypes.add(aHousingListItem({ id: 'e4' }))],
  ['pricecomponent', PRICE, () => db.priceComponents.add(PRICE)],
] as const)('The list %s is answered as a page, and a record of it by id', async (list, example, add) => {
  const { id } = add();
  const page = (await read(`${list}?page=0&pageSize=50`)).data as { items: { id: string }[] };
  expectShape(
    page.items.find((item) => item.id === id),
    example,
  );
  expectShape((await read(`${list}/${id}`)).data, example);
  expect((await read(`${list}/geen`)).status).toBe(404);
});

it('service funds are a list', async () => {
  db.serviceFunds.add(FUND);
  expectShape((await read('servicefund')).data, [FUND]);
});

it('a report of the end of a contract is found by its id and by the contract', async () => {
  db.terminationReports.add(aTerminationReport({ id: 'e8', contractId: 'c2', unitId: 'u', personId: 'p' }));
  const example = {
    id: 'e8',
    contractId: 'c2',
    unitId: 'ab',
    personId: 'e2',
    terminationDate: '2026-11-02T11:48:20.916Z',
    reason: 'Verhuizing',
    status: 'Pending',
    created: '2026-09-23T11:48:20.925Z',
  };
  expectShape((await read('terminatecontract/report/e8')).data, example);
  expect((await read('terminatecontract/report/C2')).data).toMatchObject({ id: 'e8' });
  expect(await read('terminatecontract/report/geen')).toMatchObject({
    status: 404,
    data: { detail: 'Er is geen opzeggingsverslag.' },
  });
});
