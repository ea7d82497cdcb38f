import { fixedId } from '../db/fixedIds';
import { db } from '../db/db';
import type { TerminationReport } from '../wire/housing';
import { aHousingListItem, aTerminationReport } from './builders';

const PRICES = [
  ['Nettohuur', 612.35, 'Definitive'],
  ['Servicekosten', 24.5, 'Definitive'],
  ['Stookkosten', 78, 'Provisionally'],
  ['Garage', 61.2, 'Requested'],
] as const;
const FUNDS = [
  ['Glasfonds', 1.95],
  ['Rioolfonds', 2.4],
  ['Klein onderhoud', 6.75],
] as const;

/** The reasons for which tenants leave. */
const ENDINGS: readonly Partial<TerminationReport>[] = [
  { reason: 'Verhuizing', status: 'Submitted' },
  { reason: 'Samenwonen', status: 'Pending' },
  { reason: 'Koopwoning', status: 'Submitted' },
  { reason: 'Overlijden', status: 'Pending' },
];

function seedTerminations(): void {
  const ended = db.contracts.where(({ id, endDate }) => id.startsWith('c2000000') && Boolean(endDate));
  ended.slice(0, ENDINGS.length).forEach(({ id, endDate = null, unitId = null, customers }, index) =>
    db.terminationReports.add(
      aTerminationReport({
        id: fixedId('e8', index + 1),
        contractId: id,
        unitId,
        personId: customers?.[0]?.personId ?? null,
        terminationDate: endDate,
        ...ENDINGS[index],
      }),
    ),
  );
}

/** Adds rent prices, service funds, and reports of ended contracts. */
export function seedHousingLists(): void {
  PRICES.forEach(([name, amount, status], index) =>
    db.priceComponents.add({
      ...aHousingListItem({ id: fixedId('e6', index + 1), code: `PR0${index + 1}`, name, title: name }),
      amount,
      status,
    }),
  );
  FUNDS.forEach(([name, amount], index) =>
    db.serviceFunds.add({
      ...aHousingListItem({ id: fixedId('e7', index + 1), code: `SE0${index + 1}`, name, title: name }),
      amount,
    }),
  );
  seedTerminations();
}
