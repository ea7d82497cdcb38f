import { pageOf, refuse } from '../backend/answers';
import type { SelfServiceReportRecord } from '../db/records';
import { compareMoments } from '../db/compare';
import { db } from '../db/db';
import { hasWords } from '../people/searchHandlers';
import { plain } from '../tasks/query';
import type { PortalRequest } from '../wire/portal';

const FILTERS = ['All', 'InProgress', 'Closed', 'Submitted'];

/** The report with which a case began counts as a request too. */
function requestOf({ id, caseId, title, created, items }: SelfServiceReportRecord): PortalRequest {
  const personId = db.cases.find(caseId)?.personId ?? null;
  const person = personId === null ? undefined : db.people.find(personId);
  return {
    id,
    caseId,
    flowStateId: `flow-${id.slice(0, 8)}`,
    title,
    created,
    modified: null,
    status: 'Submitted',
    personId,
    scenarioId: null,
    person: person ? { id: person.id, name: person.name ?? null } : null,
    scenario: null,
    items,
  };
}

const all = (): PortalRequest[] =>
  [...db.portalRequests.all(), ...db.reports.map(requestOf)].sort((a, b) =>
    compareMoments(b.created ?? '', a.created ?? ''),
  );

export function requests(query: URLSearchParams) {
  const status = query.get('status') ?? 'All';
  if (!FILTERS.includes(status)) refuse(400, `Onbekend filter '${status}'. Verwacht: ${FILTERS.join(', ')}.`);
  const words = query.get('query') ?? '';
  const found = all().filter(
    (one) =>
      (status === 'All' || one.status === status) &&
      hasWords(plain([one.title, one.flowStateId, one.person?.name].join(' ')), words),
  );
  return pageOf(found, query);
}

export const requestOfFlow = (flowStateId: string): PortalRequest =>
  all().find((one) => one.flowStateId === flowStateId) ?? refuse(404, 'Geen aanvraag met dit kenmerk.');
