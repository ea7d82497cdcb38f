import { textOf } from '../backend/body';
import { pageOf, refuse } from '../backend/answers';
import type { Call, Handler, Handlers } from '../backend/backend';
import { administrator, desk, session } from '../backend/demands';
import { listSent } from '../backend/listSent';
import { db } from '../db/db';
import type { ColleagueRecord, FunctionGroupRecord } from '../db/records';
import { isFacetAvailable } from '../session/facet';
import { groupIds } from '../session/users';
import { listParameter, plain } from '../tasks/query';
import { isSameId } from '../tenancy/roles';
import { calendarOf, readDay } from './calendarOf';
import { colleagueNamed, findColleague } from './colleagueNamed';
import { toColleague, toFunctionGroup } from '../people/handlers';
import { hasWords, searchedText } from '../people/searchHandlers';

/** The function groups per topmost subject; they are responsible for all subjects below it. */
const groupsByRoot: Readonly<Record<string, readonly string[]>> = {
  Wonen: [groupIds.leefbaarheid, groupIds.mutatie],
  Onderhoud: [groupIds.onderhoud],
  'Huur en betalen': [groupIds.incasso],
  'Woning zoeken': [groupIds.verhuur],
};

function rootOf(id: string): string | null {
  const subject = db.subjects.named(id);
  return subject.parentId === null ? subject.name : rootOf(subject.parentId);
}

const groupIdsOf = (tagId: string): readonly string[] =>
  db.subjectGroups.find(tagId)?.groupIds ?? groupsByRoot[rootOf(tagId) ?? ''] ?? [groupIds.klantcontact];

const groupIdIn = (sent: unknown): string =>
  typeof sent === 'string' ? sent : textOf((sent as { id?: unknown } | null)?.id);

/** Replaces all function groups of this subject. */
const updateForTag: Handler = async (call) => {
  const { id } = db.subjects.named(call.param('tagId'));
  const sent = await listSent(call);
  if (sent === null) return refuse(422, 'Een lijst van functiegroepen is verplicht.', 'ids');
  const ids = sent.map(groupIdIn);
  const unknown = ids.find((one) => db.functionGroups.find(one) === undefined);
  if (unknown !== undefined) return refuse(422, `Onbekende functiegroep '${unknown}'.`, 'ids');
  db.subjectGroups.add({ id, groupIds: ids });
};

const inOneOf =
  (ids: readonly string[]) =>
  ({ functionGroupIds }: ColleagueRecord): boolean =>
    functionGroupIds.some((id) => ids.includes(id));

const colleaguesIn = (ids: readonly string[], query: URLSearchParams) =>
  pageOf(db.colleagues.where(inOneOf(ids)).map(toColleague), query).items;

const groupsWith = (ids: readonly string[]): FunctionGroupRecord[] =>
  db.functionGroups.where(({ id }) => ids.includes(id));

function search(call: Call) {
  const text = searchedText(call);
  const found = db.colleagues
    .where(({ name, department }) => hasWords(plain(`${name} ${department ?? ''}`), text))
    .map(toColleague);
  return pageOf(found, call.query);
}

const UNKNOWN_PRESENCE = 6;

const everybody = ({ query }: Call) => pageOf(db.colleagues.map(toColleague), query);

export const colleagueHandlers: Handlers = {
  'GET /api/v1/colleague/set': session(({ query }) =>
    listParameter(query, 'ids')
      .flatMap((id) => findColleague(id) ?? [])
      .map(toColleague),
  ),
  'GET /api/v1/colleague/paged': session(everybody),
  'GET /api/v1/colleague/pagedwithroles': session(everybody),
  'GET /api/v1/colleague/pagedwithrolesbyroleid/:roleId': session(({ param, query }) => {
    const found = db.colleagues.where(({ roleId }) => isSameId(roleId, param('roleId')));
    return pageOf(found.map(toColleague), query);
  }),
  'GET /api/v1/colleague/search': session(search),
  'GET /api/v1/colleague/search/:text': session(search),
  'GET /api/v1/colleague/searchWithRoles': session(search),
  'GET /api/v1/colleague/searchWithRoles/:text': session(search),
  'GET /api/v1/colleague/colleaguesbytag/:tagId': session(({ param, query }) =>
    colleaguesIn(groupIdsOf(param('tagId')), query),
  ),
  /** Adds the colleagues of the neighbourhood to those of the subject. */
  'GET /api/v1/colleague/bytagandunitid/:tagId/:unitId': session(({ param, query }) =>
    colleaguesIn([...groupIdsOf(param('tagId')), groupIds.wijkteam], query),
  ),
  'GET /api/v1/functiongroup/pagedbytag/:tagId': session(({ param, query }) =>
    pageOf(groupsWith(groupIdsOf(param('tagId'))).map(toFunctionGroup), query),
  ),
  'PUT /api/v1/functiongroup/updateForTag/:tagId': administrator(updateForTag),
  'GET /api/v1/functiongroup/byunit/:unitId': session(({ query }) => {
    const tagId = query.get('tagId');
    return groupsWith([groupIds.wijkteam, ...(tagId ? groupIdsOf(tagId) : [])]).map(toFunctionGroup);
  }),
  'GET /api/v1/calendar/forday/:id': desk(({ param, query }) => {
    if (!isFacetAvailable('calendar')) refuse(503, 'De koppeling met de agenda werkt niet.');
    const colleague = colleagueNamed(param('id'));
    return calendarOf(colleague, readDay(query), Math.min(31, Number(query.get('days')) || 1));
  }),
  'GET /api/v1/presence/getstatusbyids': session(({ query }) =>
    listParameter(query, 'ids').map((userId) => ({
      userId,
      status: db.colleagues.find(userId)?.status ?? UNKNOWN_PRESENCE,
    })),
  ),
};
