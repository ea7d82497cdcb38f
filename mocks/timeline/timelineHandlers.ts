import { json, pageOf, refuse } from '../backend/answers';
import type { Call, Handlers } from '../backend/backend';
import { anyOf, session, timeline } from '../backend/demands';
import { db } from '../db/db';
import type { CaseRecord } from '../db/records';
import { colleagueNamed } from '../colleagues/colleagueNamed';
import { casesAbout } from '../properties/places';
import { recordsOf } from './records';
import { deleteActivity, deleteCase, exportTimeline, restoreActivity, restoreCase } from './timelineActions';
import { askedStatus, noFilters, readFilters, timelineOf, toCaseOnTimeline } from './timelineQuery';

const sameId = (one: string | null | undefined, other: string) => one?.toLowerCase() === other.toLowerCase();

function casesOfPerson(id: string): CaseRecord[] {
  const person = db.people.named(id);
  return db.cases.where(({ personId }) => sameId(personId, person.id));
}

function casesOfContract(id: string): CaseRecord[] {
  db.contracts.named(id);
  return db.cases.where(({ contract }) => sameId(contract?.id, id));
}

function casesOfRole(id: string): CaseRecord[] {
  const person =
    db.people.firstWhere(({ roles }) => Object.values(roles ?? {}).some((role) => sameId(role, id))) ??
    refuse(404, 'De rol bestaat niet.');
  return casesOfPerson(person.id);
}

/** Finds the cases by the id of the role, the colleague or the person. */
function casesOfEmployee(asked: string): CaseRecord[] {
  const colleague = colleagueNamed(asked);
  return db.cases.where(({ id }) =>
    recordsOf(id).some((activity) => activity.colleague?.id === colleague.id),
  );
}

function answer(cases: readonly CaseRecord[], params: URLSearchParams, filters = noFilters) {
  const page = pageOf(timelineOf(cases, filters), params);
  return { ...page, items: page.items.map((found) => toCaseOnTimeline(found, filters)) };
}

function ofZone(call: Call, key: 'unitId' | 'complexId') {
  const { id } = (key === 'unitId' ? db.units : db.complexes).named(call.param('id'));
  const filters = { ...noFilters, status: askedStatus(call), query: call.query.get('query') ?? '' };
  return answer(casesAbout(key, id), call.query, filters);
}

async function filtered(call: Call) {
  const body = await call.body();
  const filters = readFilters(body, call.user);
  const paging = ['page', 'pageSize'].flatMap((name) => {
    const value = body[name];
    return typeof value === 'number' || typeof value === 'string' ? [[name, String(value)]] : [];
  });
  return answer(casesOfPerson(call.param('id')), new URLSearchParams(paging), filters);
}

export const timelineHandlers: Handlers = {
  'GET /api/v1/case/person/:id': timeline(({ param, query }) => answer(casesOfPerson(param('id')), query)),
  'GET /api/v1/case/contract/:id': timeline(({ param, query }) =>
    answer(casesOfContract(param('id')), query),
  ),
  'GET /api/v1/case/role/:id': timeline(({ param, query }) => answer(casesOfRole(param('id')), query)),
  'GET /api/v1/case/employee/:id': timeline(({ param, query }) =>
    answer(casesOfEmployee(param('id')), query),
  ),
  'GET /api/v1/case/unit/:id': timeline((call) => ofZone(call, 'unitId')),
  'GET /api/v1/case/complex/:id': timeline((call) => ofZone(call, 'complexId')),
  'POST /api/v1/case/person/:id/filters': timeline(filtered),
  'POST /api/v1/case/person/:id/export': session(({ param, user }) => {
    for (const needed of ['caseRead', 'exportTimeline'] as const)
      if (!user.permissions.includes(needed)) refuse(403, `Nodig: ${needed}.`);
    return json(exportTimeline(db.people.named(param('id'))), 202);
  }),
  'DELETE /api/v1/case/:id': anyOf('caseDeleteAndRestore')(({ param }) => deleteCase(param('id'))),
  'PUT /api/v1/case/:id/restore': anyOf('caseDeleteAndRestore')(({ param }) => restoreCase(param('id'))),
  'DELETE /api/v1/activity/contact/:id': anyOf('deleteContactActivity')(({ param }) =>
    deleteActivity(param('id')),
  ),
  'DELETE /api/v1/activity/contact': anyOf('deleteContactActivity')(({ query }) =>
    deleteActivity(query.get('id') ?? ''),
  ),
  'PUT /api/v1/activity/contact/:id/restore': anyOf('deleteContactActivity')(({ param }) =>
    restoreActivity(param('id')),
  ),
};
