import { pageOf, refuse } from '../backend/answers';
import type { Call, Handlers } from '../backend/backend';
import { desk, session } from '../backend/demands';
import { db } from '../db/db';
import type { Colleague, FunctionGroup } from '../wire/people';
import type { ColleagueRecord, FunctionGroupRecord } from '../db/records';
import { listParameter, plain } from '../tasks/query';
import { omit } from '../backend/omit';
import { portrait, silhouette } from '../media/pictures';
import { imageAnswer } from '../media/handlers';
import { colleagueNamed } from '../colleagues/colleagueNamed';
import { toPerson } from './personUpdates';
import { hasWords, searchPeople } from './searchHandlers';

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'nl');

/** Search answers name the kinds Colleagues and FunctionGroups (AMB-076). */
function searchAssignees({ param, query }: Call) {
  const colleagues = db.colleagues.map(({ id, name, department }) => ({
    id,
    name,
    department,
    type: 'Colleagues',
  }));
  const groups = db.functionGroups.map(({ id, title }) => ({
    id,
    name: title,
    department: null,
    type: 'FunctionGroups',
  }));
  const text = param('text') || query.get('query') || query.get('id') || '';
  const found = [...colleagues.sort(byName), ...groups.sort(byName)].filter(({ name, department }) =>
    hasWords(plain(`${name} ${department ?? ''}`), text),
  );
  return pageOf(found, query);
}

export const toColleague = (colleague: ColleagueRecord): Colleague => ({
  ...omit(colleague, 'functionGroupIds'),
  functiongroups: colleague.functionGroupIds
    .flatMap((id) => db.functionGroups.find(id) ?? [])
    .map(({ id, title }) => ({ id, title })),
});

export const toFunctionGroup = ({ id, title }: FunctionGroupRecord): FunctionGroup => ({
  id,
  name: title,
  title,
  memberIds: db.colleagues
    .where(({ functionGroupIds }) => functionGroupIds.includes(id))
    .map((colleague) => colleague.id),
});

const PORTRAIT_SIZE = 64;

function photo({ param, query }: Call): Response {
  const id = param('id');
  if (!db.colleagues.find(id)?.pictureBlobId) refuse(404, 'De medewerker heeft geen foto.');
  return imageAnswer(portrait(id, Number(query.get('width')) || PORTRAIT_SIZE));
}

export const peopleHandlers: Handlers = {
  'GET /api/v1/people/:id': desk(({ param, user }) => toPerson(db.people.named(param('id')), user)),
  'GET /api/v1/people/set': desk(({ query, user }) =>
    listParameter(query, 'ids').flatMap((id) => {
      const person = db.people.find(id);
      return person ? toPerson(person, user) : [];
    }),
  ),
  'GET /api/v1/person/search': desk(searchPeople),
  'GET /api/v1/person/search/:text': desk(searchPeople),
  'GET /api/v1/people/search': desk(searchPeople),
  'GET /api/v1/people/search/:text': desk(searchPeople),
  'GET /api/v1/colleague/searchcolleaguesandfunctiongroups': session(searchAssignees),
  'GET /api/v1/colleague/searchcolleaguesandfunctiongroups/:text': session(searchAssignees),
  'GET /api/v1/colleague/:id': session(({ param }) => toColleague(colleagueNamed(param('id')))),
  'GET /api/v1/colleague/photo/:id': session(photo),
  'GET /api/v1/colleague/photo/default': session(() => imageAnswer(silhouette(PORTRAIT_SIZE))),
  'GET /api/v1/functiongroup/find': session(({ query }) =>
    pageOf(
      db.functionGroups
        .where(({ title }) => hasWords(plain(title), query.get('query') ?? ''))
        .map(toFunctionGroup),
      query,
    ),
  ),
  'GET /api/v1/functiongroup/byIds': session(({ query }) =>
    db.functionGroups.those(listParameter(query, 'ids')).map(toFunctionGroup),
  ),
  'GET /api/v1/functiongroup/:id': session(({ param }) =>
    toFunctionGroup(db.functionGroups.named(param('id'))),
  ),
};
