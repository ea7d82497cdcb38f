import { fixedId } from '../db/fixedIds';
import { db } from '../db/db';
import { ago } from '../db/builders';
import { aMobile, anAddress, aContract, aPerson, reachedAt } from '../people/builders';
import type { Bill, Payment, Score } from '../wire/tenancy';
import type { ContractRecord, PersonRecord } from '../db/records';
import { userIds } from '../session/users';
import { DAY } from '../world/clock';
import type { Random } from '../world/random';
import { aBill, aContractContact, anOccupancy, aScore, aWorkArea } from './builders';

const MARIA = { id: fixedId('e2', 2), role: fixedId('e3', 2), contract: fixedId('c2', 3) };
const ZORGGROEP = { id: fixedId('e2', 6), role: fixedId('e3', 6) };
const MONTH = 30 * DAY;

const monthNames = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric' });

const aPayment = (bill: number, month: number, changes: Partial<Payment>): Payment => ({
  id: fixedId('ca', 50_000 + bill),
  status: 1,
  method: 'PreauthorizedDebit',
  amount: 613.35,
  date: ago(month * MONTH),
  ...changes,
});

/** Unusual payments, by the number of the bill, counted back from now. */
const oddPayments: Readonly<Record<number, Partial<Payment>>> = {
  1: { status: 10, method: 'TransactionForm' },
  2: { status: 90 },
  3: { status: 'Cancelled', method: 'Electronic' },
  4: { status: 92, method: 'None' },
  6: { status: 0, method: 'Electronic' },
};
/** Bills that are unpaid, wholly or in part. */
const outstanding: Readonly<Record<number, number>> = { 0: 613.35, 1: 613.35, 2: 613.35, 3: 120.5 };

/** A bill for every month of two years, the newest not due yet. */
const rentOf = (role: string, contract: string, months: number, first: number): Bill[] =>
  Array.from({ length: months }, (_, month) => {
    const left = outstanding[month] ?? 0;
    return aBill({
      id: fixedId('ca', first + month),
      roleId: role,
      contractId: contract,
      number: `F2026${String(first + month).padStart(5, '0')}`,
      description: `Huur ${monthNames.format(new Date(ago(month * MONTH)))}`,
      date: ago(month * MONTH + 10 * DAY),
      dueDate: ago(month * MONTH - 4 * DAY),
      outstandingAmount: left,
      status: left === 0 ? 'Closed' : month === 1 ? 1 : 0,
      payments: month === 0 ? [] : [aPayment(first + month, month, oddPayments[month] ?? {})],
    });
  });

const scores: readonly Partial<Score>[] = [
  { score: 8.4 },
  {
    score: 6.2,
    title: 'Telefonisch contact',
    comment: 'Lang gewacht, daarna goed geholpen.',
    channel: 'Phone',
  },
  { score: 3, title: 'Reparatie', comment: 'Monteur kwam niet opdagen.' },
  { score: 7, title: 'Baliebezoek', comment: null, channel: 'Desk' },
  { score: 9.1, title: 'Verhuizing', comment: 'Prettige opname van de nieuwe woning.' },
  { score: 4, title: 'Huurverhoging', comment: 'Brief was onduidelijk.', channel: 'Post' },
];

function seedMaria(): void {
  db.contracts.change(MARIA.contract, {
    hasArrears: true,
    hasUnpaidBills: true,
    hasPaymentArrangement: true,
  });
  const garage = anAddress({
    street: 'Kerkstraat',
    houseNumber: 12,
    houseNumberSuffix: 'G3',
    zipCode: '1016AB',
    city: 'Amsterdam',
  });
  addContract(MARIA.role, MARIA.id, 4, garage, { status: 'Active', number: 'H-39997', rent: 74.5 });
  const former = anAddress({
    street: 'Bilderdijkstraat',
    houseNumber: 4,
    zipCode: '1052NA',
    city: 'Amsterdam',
  });
  addContract(MARIA.role, MARIA.id, 5, former, { status: 3, endDate: ago(41 * MONTH), number: 'H-31100' });
  const partner = db.people.add(
    aPerson({
      id: fixedId('e2', 20),
      name: 'Yusuf Kaya',
      firstName: 'Yusuf',
      lastName: 'Kaya',
      roles: { customer: fixedId('e3', 20) },
      ...reachedAt({ phoneNumbers: [aMobile('0610000820')], emailAddresses: ['y.kaya@mail.example'] }),
    }),
  );
  const contract = db.contracts.find(MARIA.contract);
  db.contracts.change(MARIA.contract, {
    customers: [...(contract?.customers ?? []), { personId: partner.id, name: partner.name ?? null }],
  });
  const son = db.people.add(
    aPerson({
      id: fixedId('e2', 21),
      name: 'Sam van Dijk',
      firstName: 'Sam',
      insertion: 'van',
      lastName: 'Dijk',
      customerStatus: null,
      roles: { occupant: fixedId('e3', 21) },
      ...reachedAt({ phoneNumbers: [aMobile('0610000821')] }),
    }),
  );
  db.occupancies.add(anOccupancy({ id: fixedId('e3', 21), personId: son.id, contractId: MARIA.contract }));
  db.contractContacts.add(
    aContractContact({
      id: fixedId('ce', 1),
      contractId: MARIA.contract,
      phoneNumber: '0612000099',
      remark: 'Belt liever na vijven.',
    }),
  );
  for (const bill of [
    ...rentOf(MARIA.role, MARIA.contract, 25, 1),
    ...rentOf(MARIA.role, fixedId('c2', 4), 3, 60),
  ])
    db.bills.add(bill);
  scores.forEach((score, index) => {
    const date = ago(index * 2 * MONTH + DAY);
    db.scores.add(
      aScore({ id: fixedId('cd', index + 1), personId: MARIA.id, date, created: date, ...score }),
    );
  });
}

function addContract(
  role: string,
  personId: string,
  number: number,
  { addressLine = null, fullAddressLine = null }: ReturnType<typeof anAddress>,
  changes: Partial<ContractRecord>,
): void {
  const unit = { id: fixedId('ab', number), addressLine, fullAddressLine, complexId: null };
  db.zones.add({ id: unit.id, name: addressLine, type: 'Unit', parentId: null });
  db.contracts.add(
    aContract({
      id: fixedId('c2', number),
      roleId: role,
      customers: [{ personId, name: db.people.find(personId)?.name ?? null }],
      unit,
      unitId: unit.id,
      addressLine,
      fullAddress: fullAddressLine,
      ...changes,
    }),
  );
}

const FLATS = 40;

/**
 * Adds the contracts of a building that the care organisation rents: those of the first homes have ended, and the last
 * one starts next month.
 */
export function seedFortyContracts(): void {
  for (let flat = 1; flat <= FLATS; flat += 1) {
    const address = anAddress({
      street: 'Amstelveenseweg',
      houseNumber: 200 + flat,
      zipCode: '1075XR',
      city: 'Amsterdam',
    });
    const ended: Partial<ContractRecord> = { status: 'Expired', endDate: ago(MONTH) };
    const future: Partial<ContractRecord> = { status: 2, startDate: ago(-MONTH) };
    addContract(ZORGGROEP.role, ZORGGROEP.id, 100 + flat, address, {
      number: `H-50${String(flat).padStart(3, '0')}`,
      rent: 700 + flat,
      hasArrears: flat === 12,
      bailiffCase: flat === 12,
      ...(flat <= 3 && ended),
      ...(flat === FLATS && future),
    });
  }
  for (const bill of rentOf(ZORGGROEP.role, fixedId('c2', 104), 4, 200)) db.bills.add(bill);
}

/** One in four tenants is behind with payments, one in five gave a score. */
function seedTenant({ id, roles }: PersonRecord, contract: ContractRecord, random: Random): void {
  if (random.chance(0.25)) {
    db.contracts.change(contract, { hasArrears: true, hasUnpaidBills: true });
    db.bills.add(
      aBill({
        id: random.guid(),
        roleId: roles?.customer ?? null,
        contractId: contract.id,
        dueDate: ago(12 * DAY),
        date: ago(26 * DAY),
      }),
    );
  }
  if (random.chance(0.2))
    db.scores.add(aScore({ id: random.guid(), personId: id, score: random.int(20, 100) / 10 }));
}

/** Two colleagues are responsible for all rented units. */
function seedWorkAreas(): void {
  const colleagues = [userIds.anne, userIds.bram].flatMap((id) => db.colleagues.find(id) ?? []);
  db.workAreas.add(
    aWorkArea({
      id: fixedId('cf', 1),
      name: 'Wijkbeheer Noord',
      residentialZoneIds: db.zones.map(({ id }) => id),
      colleagues: colleagues.map(({ id, personId, name, job }) => ({ id, personId, name, job })),
    }),
  );
}

/**
 * Adds bills, scores and occupants of tenants. It has its own random numbers, so that the rest of a world is the same
 * without it.
 */
export function seedTenancies(random: Random): void {
  seedMaria();
  for (const contract of db.contracts.all()) {
    const person = db.people.firstWhere(({ roles }) => roles?.customer === contract.roleId);
    if (person && !contract.id.startsWith('c2000000')) seedTenant(person, contract, random);
  }
  seedWorkAreas();
}
