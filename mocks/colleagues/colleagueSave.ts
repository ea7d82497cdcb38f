import { type Body, textOf, textOrNull } from '../backend/body';
import { created, refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { administrator } from '../backend/demands';
import { nextId } from '../db/builders';
import { db } from '../db/db';
import type { ColleagueRecord } from '../db/records';
import { pushHub } from '../hubs/pushHub';
import { aPerson, nothingHuman, reachedAt } from '../people/builders';
import { colleagueNamed } from './colleagueNamed';
import { toColleague } from '../people/handlers';

const UNKNOWN_PRESENCE = 6;
const LAST_PRESENCE = 8;
const TEXTS = ['department', 'job', 'phoneNumber', 'phoneNumber2'] as const;

function readName(body: Body, isNew: boolean): Partial<ColleagueRecord> {
  if (!isNew && body['name'] === undefined) return {};
  const name = textOf(body['name']).trim();
  if (name === '') refuse(422, 'Een naam is verplicht.', 'name');
  return { name };
}

function readEmail(body: Body, self: string | null): Partial<ColleagueRecord> {
  if (body['email'] === undefined) return {};
  const email = textOrNull(body['email']);
  if (email === null) return { email };
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) refuse(422, `Geen geldig e-mailadres: '${email}'.`, 'email');
  const isTaken = db.colleagues.some(
    (other) => other.id !== self && other.email?.toLowerCase() === email.toLowerCase(),
  );
  if (isTaken) refuse(409, 'Een andere medewerker heeft dit e-mailadres.');
  return { email };
}

function readStatus({ status }: Body): Partial<ColleagueRecord> {
  if (status === undefined || status === null) return {};
  const code = Number(status);
  const isKnown = Number.isInteger(code) && code >= 1 && code <= LAST_PRESENCE;
  return isKnown ? { status: code } : refuse(422, `Onbekende aanwezigheid '${textOf(status)}'.`, 'status');
}

/** Reads ids, or records with an id. */
function readGroups({ functiongroups }: Body): Partial<ColleagueRecord> {
  if (functiongroups === undefined) return {};
  const ids = (Array.isArray(functiongroups) ? functiongroups : []).map((group: unknown) =>
    typeof group === 'object' && group !== null && 'id' in group ? textOf(group.id) : textOf(group),
  );
  const unknown = ids.find((id) => !db.functionGroups.find(id));
  if (unknown !== undefined) refuse(422, `Onbekende functiegroep '${unknown}'.`, 'functiongroups');
  return { functionGroupIds: ids };
}

const readBody = (body: Body, self: string | null): Partial<ColleagueRecord> => ({
  ...readName(body, self === null),
  ...readEmail(body, self),
  ...readStatus(body),
  ...readGroups(body),
  ...Object.fromEntries(
    TEXTS.flatMap((name) => (body[name] === undefined ? [] : [[name, textOrNull(body[name])]])),
  ),
});

function addColleague(body: Body): ColleagueRecord {
  const colleague: ColleagueRecord = {
    id: nextId(),
    personId: nextId(),
    roleId: nextId(),
    name: '',
    department: null,
    job: null,
    email: null,
    phoneNumber: null,
    phoneNumber2: null,
    status: UNKNOWN_PRESENCE,
    pictureBlobId: null,
    functionGroupIds: [],
    ...readBody(body, null),
  };
  const { personId, roleId, name } = colleague;
  const properties = { colleagueId: colleague.id };
  db.people.add(
    aPerson({
      ...nothingHuman,
      ...reachedAt({}),
      id: personId,
      name,
      properties,
      roles: { employee: roleId },
      customerStatus: null,
    }),
  );
  return db.colleagues.add(colleague);
}

export const colleagueSaveHandlers: Handlers = {
  'POST /api/v1/colleague/add': administrator(async ({ body }) =>
    created(toColleague(addColleague(await body()))),
  ),
  'PUT /api/v1/colleague/update': administrator(async ({ body }) => {
    const sent = await body();
    if (typeof sent['id'] !== 'string') refuse(422, 'Zonder id is niet bekend om wie het gaat.', 'id');
    const colleague = colleagueNamed(sent['id']);
    const { id, status } = db.colleagues.change(colleague, readBody(sent, colleague.id));
    if (status !== colleague.status) pushHub('presenceHub', 'statusUpdated', { userId: id, status });
  }),
};
