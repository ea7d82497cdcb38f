import { db } from '../db/db';
import { fixedId } from '../db/fixedIds';
import type { PortalRequest } from '../wire/portal';

/** These requests lack parts, or refer to records that do not exist. */
const strange: readonly Partial<PortalRequest>[] = [
  { status: null, title: null, items: null, scenario: null, scenarioId: null },
  { status: 'Withdrawn', items: [null, { question: null, answer: 'Ja' }] },
  { personId: fixedId('bb', 999), person: null, caseId: null },
  { flowStateId: null, created: null },
];

/** Replaces the third request and those after it. */
export function seedStrangeRequests(): void {
  strange.forEach((changes, index) => {
    const present = db.portalRequests.find(fixedId('bb', index + 3));
    if (present) db.portalRequests.change(present, changes);
  });
}
