import { aContractContact, aWorkArea, db } from '../db';
import { call } from '../backend/testCalls';
import { resetDb, server, type UserKey } from '../backend/testServer';
import { expectShape } from '../backend/wireShape';
import { first, read } from './examples';

const MARIA = 'e2000000-0000-4000-8000-000000000002';
const ROLE = 'e3000000-0000-4000-8000-000000000002';
const CONTRACT = 'c2000000-0000-4000-8000-000000000003';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetDb('leeg'));
afterAll(() => server.close());

const asked = (path: string) => read(path, 'anne');

describe('a contract', () => {
  const EXAMPLE = {
    id: 'c2',
    roleId: 'e3',
    status: 1,
    startDate: '2026-05-06T10:57:15.807Z',
    endDate: null,
    customers: [{ personId: 'e2', name: 'Jan Peters' }],
    unit: {
      id: 'ab',
      addressLine: 'Lindengracht 3',
      fullAddressLine: 'Lindengracht 3, 1015AB',
      complexId: 'ac',
    },
    unitId: 'ab',
    addressLine: 'Lindengracht 3',
    fullAddress: 'Lindengracht 3, 1015AB Amsterdam',
    bailiffCase: false,
    hasArrears: false,
    hasPaymentArrangement: false,
    hasUnpaidBills: false,
    number: 'H-40000',
    rent: 480.25,
  };

  it('is answered by its own id, by role, by unit and among the running ones', async () => {
    const contract = (await asked(`v1/contract/${CONTRACT.toUpperCase()}`)) as { unitId: string };
    expectShape(contract, EXAMPLE);
    expect(first(await asked(`v1/contract/byRole/${ROLE}?pageSize=5`))).toEqual(contract);
    expect(first(await asked(`v1/contract/byUnit/${contract.unitId}`))).toEqual(contract);
    const running = await asked(`v1/contract/active/${ROLE}`);
    expect(running).toHaveLength(2);
    expect(running).toMatchObject([{ id: CONTRACT, endDate: null }, { endDate: null }]);
    expectShape(first(await asked(`v1/contract/filters/${ROLE}?pageSize=255&searchQuery=kerk`)), {
      id: 'c2',
      addressLine: 'Lindengracht 3',
      fullAddress: 'Lindengracht 3, 1015AB Amsterdam',
      status: 1,
    });
  });

  it('has tenants and occupants, by contract, role and person', async () => {
    const byContract = await asked(`v1/contract/associatedContractors/${CONTRACT}`);
    expectShape(byContract, [
      {
        id: 'e3',
        roleId: 'e3',
        personId: 'e2',
        name: 'Jan Peters',
        role: 'customer',
        contractId: 'c2',
        addressLine: 'Lindengracht 3',
        contactDetails: {
          emailAddresses: [{ emailAddress: 'x@y' }],
          phoneNumbers: [{ number: '06', description: 'Mobiel', type: 'Mobile', original: '06' }],
          addresses: [],
        },
      },
    ]);
    expect(byContract).toMatchObject([{ role: 'customer' }, { role: 'customer' }, { role: 'occupant' }]);
    const names = async (id: string) =>
      ((await asked(`v1/contract/associatedContractors/${id}`)) as unknown as { name: string }[]).map(
        ({ name }) => name,
      );
    expect(await names(ROLE)).toEqual(
      expect.arrayContaining(['Maria van Dijk', 'Yusuf Kaya', 'Sam van Dijk']),
    );
    expect(await names(MARIA)).toEqual(await names(ROLE));
    expect(await names('e3000000-0000-4000-8000-000000000021')).toContain('Sam van Dijk');
  });

  it('has contact persons, and an empty list when there are none', async () => {
    const { id } = db.contractContacts.add(aContractContact({ contractId: 'c9' }));
    const contacts = await asked('v1/contract/contacts/c9');
    expectShape(contacts, [
      {
        id,
        contractId: 'c9',
        personId: null,
        name: 'Anna de Jong',
        function: 'Mantelzorger',
        phoneNumber: null,
        emailAddress: null,
        remark: null,
      },
    ]);
    expect(await asked('v1/contract/contacts/elders')).toEqual([]);
  });
});

describe('the payments of a role', () => {
  it('are bills with their payments, newest first by default', async () => {
    const newest = await asked(`v1/bill/byRole/${ROLE}?contractId=${CONTRACT}&pageSize=20`);
    expect(newest).toMatchObject({ page: 0, pageSize: 20, total: 25 });
    expectShape((newest['items'] as unknown[])[1], {
      id: 'ca',
      roleId: 'e3',
      contractId: 'c2',
      number: 'F202600002',
      description: 'Huur maand 2',
      date: '2026-10-13T10:57:15.813Z',
      dueDate: '2026-10-27T10:57:15.813Z',
      amount: 613.35,
      outstandingAmount: 613.35,
      status: 1,
      payments: [
        { id: 'ca', status: 10, method: 'TransactionForm', amount: 613.35, date: '2026-10-18T10:57:15.813Z' },
      ],
    });
    const oldest = await asked(`v1/bill/byRole/${ROLE}?contractId=${CONTRACT}&pageSize=25&sort=OldestFirst`);
    const all = await asked(`v1/bill/byRole/${ROLE}?contractId=${CONTRACT}&pageSize=25&sort=NewestFirst`);
    expect((oldest['items'] as unknown[]).reverse()).toEqual(all['items']);
  });

  it('add up to the balance of the role', async () => {
    const { items } = (await asked(`v1/bill/byRole/${ROLE}?pageSize=255`)) as {
      items: { outstandingAmount: number }[];
    };
    const sum = items.reduce((total, { outstandingAmount }) => total + outstandingAmount, 0);
    const { outstandingBalance } = await asked(`v1/contract/outstandingbalance/${ROLE}`);
    expect(outstandingBalance).toBeCloseTo(sum, 2);
  });
});

it('the scores of a customer are answered four at a time', async () => {
  resetDb('vreemd');
  const page = await asked(`v1/customersatisfaction/byPerson/${MARIA}?page=0&pageSize=4`);
  expect(page).toMatchObject({ page: 0, pageSize: 4, total: 9 });
  expectShape(first(page), {
    id: 'cd',
    personId: MARIA,
    score: 8.4,
    title: 'Reparatie',
    comment: 'Snel en vriendelijk geholpen.',
    channel: 'Survey',
    created: '2026-11-21T10:57:15.813Z',
    date: '2026-11-21T10:57:15.813Z',
  });
});

it('roles are answered with their holder, and vendors by person or role', async () => {
  expect(await asked(`v1/role/${ROLE}`)).toEqual({ id: ROLE, personId: MARIA, type: 'customer' });
  expect(await asked(`v1/role/getallbyids?ids=${ROLE},onbekend`)).toHaveLength(1);
  const vendor = db.people.all().find(({ roles }) => roles?.vendor)!;
  const answer = await asked(`v1/vendor/${vendor.id}`);
  expect(answer).toMatchObject({ id: vendor.roles?.vendor, personId: vendor.id, name: vendor.name });
  expect(await asked(`v1/vendor/${String(vendor.roles?.vendor)}`)).toEqual(answer);
  expect(await asked(`v1/vendor/set?ids=${vendor.id}&ids=onbekend`)).toEqual([answer]);
});

it('the work areas of units are answered', async () => {
  db.workAreas.clear();
  const colleagues = [{ id: 'e1', personId: 'e2', name: 'Sanne de Vries', job: null }];
  const area = db.workAreas.add(aWorkArea({ residentialZoneIds: ['u1', 'u2'], colleagues }));
  db.workAreas.add(aWorkArea({ residentialZoneIds: ['u3'] }));
  for (const path of [
    'allforresidentialzone?residentialZoneId=u1',
    'allforresidentialzones?residentialZoneIds=u1&residentialZoneIds=u2',
  ])
    expect(await asked(`v1/workarea/${path}`)).toEqual([area]);
});

describe('indicators', () => {
  const evaluate = async (keys: unknown) =>
    (await call('anne', 'POST', '/api/v1/indicator/evaluate', { keys, models: [] })).data;

  it('are evaluated per key, and disappear once muted', async () => {
    const answer = await evaluate([CONTRACT, MARIA, 'onbekend']);
    expectShape(answer, [
      {
        key: 'c2',
        indicators: [
          {
            id: 'da',
            indicatorId: 'da',
            key: 'c2',
            priorityLevel: 'Urgent',
            title: 'Dossier bij de deurwaarder',
            description: null,
          },
        ],
      },
    ]);
    const [of] = answer as unknown as { key: string; indicators: { indicatorId: string; title: string }[] }[];
    const [muted] = of!.indicators;
    const { status } = await call('anne', 'PUT', '/api/v1/indicator/mute', {
      indicatorId: muted!.indicatorId,
      key: CONTRACT,
    });
    expect(status).toBe(204);
    const [left] = (await evaluate([CONTRACT])) as unknown as (typeof of)[];
    expect(left!.indicators).toEqual(of!.indicators.slice(1));
  });
});

it.each([
  ['GET', 'contract/onbekend', 'anne', 404, 'Het contract bestaat niet.'],
  ['GET', `contract/${CONTRACT}`, 'dirk', 403, 'Nodig: contractRead of editTask.'],
  ['GET', `contract/active/${ROLE}`, 'dirk', 403, 'Nodig: contractRead of editTask.'],
  ['GET', 'contract/outstandingbalance/onbekend', 'anne', 404, 'De rol bestaat niet.'],
  ['GET', `contract/outstandingbalance/${ROLE}`, 'dirk', 403, 'Nodig: billRead.'],
  [
    'GET',
    'contract/associatedContractors/onbekend',
    'anne',
    404,
    'Geen contract, rol of relatie met dit kenmerk.',
  ],
  ['GET', `contract/contacts/${CONTRACT}`, 'dirk', 403, 'Nodig: contactPersonRead.'],
  ['GET', `bill/byRole/${ROLE}`, 'dirk', 403, 'Nodig: billRead.'],
  ['GET', 'bill/byRole/onbekend', 'anne', 404, 'De rol bestaat niet.'],
  [
    'GET',
    `bill/byRole/${ROLE}?sort=x`,
    'anne',
    400,
    "Onbekende sortering 'x'. Verwacht: NewestFirst, OldestFirst.",
  ],
  ['GET', `customersatisfaction/byPerson/${MARIA}`, 'dirk', 403, 'Nodig: customerSatisfactionRead.'],
  ['GET', 'role/onbekend', 'anne', 404, 'De rol bestaat niet.'],
  ['POST', 'indicator/evaluate', 'anne', 422, 'Een lijst van sleutels is verplicht.'],
] as const satisfies readonly (readonly [string, string, UserKey, number, string])[])(
  '%s %s by %s is refused with %d',
  async (method, path, user, status, detail) => {
    const answer = await call(user, method, `/api/v1/${path}`, method === 'POST' ? {} : undefined);
    expect([answer.status, answer.data['detail']]).toEqual([status, detail]);
  },
);
