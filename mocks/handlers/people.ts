import { PERSON_ROLES } from '@/domain/person';
import { json, pageOf, refuse } from '../answers';
import type { Call, Handlers } from '../backend';
import { db } from '../db/db';
import type { ColleagueRecord, PersonRecord } from '../db/records';
import { listParameter, plain } from '../db/taskQuery';
import { portrait } from '../pictures/pictures';
import { imageAnswer } from './media';

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'nl');

const hasWords = (text: string, search: string) =>
  plain(search)
    .split(/\s+/)
    .every((word) => plain(text).includes(word));

function searchPeople({ param, query }: Call): Response {
  const roles = listParameter(query, 'roles').map((role) => role.toLowerCase());
  const asked = PERSON_ROLES.filter((role) => roles.includes(role));
  const text = ({ name, firstName, address, email }: PersonRecord) =>
    [name, firstName, address?.street, address?.houseNumber, address?.postalCode, address?.city, email].join(
      ' ',
    );
  const found = db.people
    .all()
    .filter((person) => roles.length === 0 || asked.some((role) => person.roles[role] !== null))
    .filter((person) => hasWords(text(person), param('text')))
    .sort(byName);
  return json(pageOf(found, query));
}

/** Search answers speak of Colleagues and FunctionGroups (AMB-076). */
function searchAssignees({ param, query }: Call): Response {
  const colleagues = db.colleagues
    .all()
    .map(({ id, name, department }) => ({ id, name, department, type: 'Colleagues' }));
  const groups = db.functionGroups
    .all()
    .map(({ id, title }) => ({ id, name: title, department: null, type: 'FunctionGroups' }));
  const found = [...colleagues.sort(byName), ...groups.sort(byName)].filter(({ name, department }) =>
    hasWords(`${name} ${department ?? ''}`, param('text')),
  );
  return json(pageOf(found, query));
}

const toColleague = ({ id, name, department, personId }: ColleagueRecord) => ({
  id,
  name,
  department,
  personId,
});

export const peopleHandlers: Handlers = {
  'GET /api/v1/people/:id': ({ param }) =>
    json(db.people.find(param('id')) ?? refuse(404, 'Relatie niet gevonden.')),
  'GET /api/v1/people/set': ({ query }) =>
    json(listParameter(query, 'ids').flatMap((id) => db.people.find(id) ?? [])),
  'GET /api/v1/person/search/:text': searchPeople,
  'GET /api/v1/people/search/:text': searchPeople,
  'GET /api/v1/colleague/searchcolleaguesandfunctiongroups': searchAssignees,
  'GET /api/v1/colleague/searchcolleaguesandfunctiongroups/:text': searchAssignees,
  'GET /api/v1/colleague/:id': ({ param }) =>
    json(toColleague(db.colleagues.find(param('id')) ?? refuse(404, 'Medewerker niet gevonden.'))),
  'GET /api/v1/colleague/photo/:id': ({ param, query }) => {
    const colleague = db.colleagues.find(param('id'));
    if (!colleague?.hasPhoto) refuse(404, 'Geen foto.');
    return imageAnswer(portrait(param('id'), Number(query.get('width') ?? 64) || 64));
  },
  'GET /api/v1/functiongroup/:id': ({ param }) =>
    json(db.functionGroups.find(param('id')) ?? refuse(404, 'Functiegroep niet gevonden.')),
};
