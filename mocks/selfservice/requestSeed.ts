import { fixedId } from '../db/fixedIds';
import { allScenarios, scenarios } from '../caseflows/vocabulary';
import { db } from '../db/db';
import type { PersonRecord } from '../db/records';
import type { PortalRequest } from '../wire/portal';
import { clock } from '../world/clock';

type Someone = Pick<PersonRecord, 'id' | 'name'>;

const HOUR = 3_600_000;
const AMOUNT = 64;
const STATUSES = ['Submitted', 'InProgress', 'Closed', 'Closed'];

const answersOf = (number: number, title: string) => [
  { question: 'Waar gaat uw aanvraag over?', answer: title },
  { question: 'Wanneer wilt u dat dit ingaat?', answer: '2026-12-01' },
  {
    question: 'Wilt u nog iets toelichten?',
    answer: number % 2 === 0 ? '' : 'Graag in de ochtend bellen.',
  },
];

const momentBefore = (hours: number): string => new Date(clock.now() - hours * HOUR).toISOString();

function aRequest(number: number, { id: personId, name }: Someone): PortalRequest {
  const { id, name: scenarioName, title } = allScenarios[number % allScenarios.length] ?? scenarios.complaint;
  return {
    id: fixedId('bb', number),
    caseId: db.cases.firstWhere((one) => one.personId === personId)?.id ?? null,
    flowStateId: `flow-${String(number).padStart(5, '0')}`,
    title: `Aanvraag ${title}`,
    created: momentBefore(number * 5),
    modified: number % 3 === 0 ? momentBefore(number) : null,
    status: STATUSES[number % STATUSES.length] ?? null,
    personId,
    scenarioId: id,
    person: { id: personId, name: name ?? null },
    scenario: { id, name: scenarioName, title },
    items: answersOf(number, title),
  };
}

export function seedPortalRequests(): void {
  const customers = db.people.where(({ roles }) => roles?.customer);
  for (let number = 1; number <= AMOUNT; number += 1) {
    const person = customers[(number * 7) % customers.length];
    if (person) db.portalRequests.add(aRequest(number, person));
  }
}
