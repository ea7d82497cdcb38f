import { ago } from '../db/builders';
import { db } from '../db/db';
import { fixedId, MARIA } from '../db/fixedIds';
import type { Bill, Score } from '../wire/tenancy';
import { DAY } from '../world/clock';
import { aBill, aScore } from './builders';

const MONTH = 30 * DAY;
const ROLE = fixedId('e3', 2);

/**
 * Bills of Maria van Dijk in the form that old and new systems deliver: of a contract that is gone, of none, and
 * without any fields.
 */
const bills = (): Bill[] => [
  aBill({
    id: fixedId('ca', 90),
    roleId: ROLE,
    contractId: fixedId('c2', 999),
    number: 'F201900090',
    description: 'Servicekosten Bilderdijkstraat 4',
    date: ago(40 * MONTH),
    dueDate: ago(39 * MONTH),
    amount: 84.1,
    outstandingAmount: 0,
    status: 2,
  }),
  aBill({
    id: fixedId('ca', 91),
    roleId: ROLE,
    number: null,
    description: null,
    date: null,
    dueDate: null,
    amount: null,
    outstandingAmount: null,
    status: 17,
    payments: null,
  }),
];

/** A score that is missing, or beyond the scale. */
const scores: readonly Partial<Score>[] = [
  { score: null, title: null, comment: 'Geen cijfer gegeven.', channel: null },
  { score: 12, title: 'Oude enquête', comment: null, channel: 'Fax' },
  { score: -1, title: 'Oude enquête', comment: null, date: null, created: null },
];

export function seedStrangeTenancies(): void {
  for (const bill of bills()) db.bills.add(bill);
  const paid = db.bills.named(fixedId('ca', 6));
  const payments = (paid.payments ?? []).map((payment) => ({
    ...payment,
    ...{ status: 44, method: 'Ruil', amount: null, date: null },
  }));
  db.bills.change(paid, { payments });
  scores.forEach((score, index) => {
    const date = ago((11 + 2 * index) * MONTH);
    db.scores.add(aScore({ id: fixedId('cd', 90 + index), personId: MARIA, date, created: date, ...score }));
  });
}
