import { json, pageOf } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { announcement, anyOf } from '../backend/demands';
import { compareMoments } from '../db/compare';
import { db } from '../db/db';
import { hasWords, searchedText } from '../people/searchHandlers';
import { plain } from '../tasks/query';
import type { Announcement } from '../wire/announcements';
import type { Contract } from '../wire/people';
import { saveAnnouncement } from './save';

type Test = (announcement: Announcement) => boolean;

/** The newest announcements come first, whatever `order` the call asks for. */
const newestFirst = (isWanted: Test): Announcement[] =>
  db.announcements.where(isWanted).sort((a, b) => compareMoments(b.created, a.created));

/** The ids of the contract's unit and its complex. */
function zonesOf({ unitId, unit }: Contract): string[] {
  const id = unitId ?? unit?.id ?? null;
  const complexId = unit?.complexId ?? (id === null ? null : db.zones.find(id)?.parentId);
  return [id, complexId].filter((zone) => typeof zone === 'string');
}

/** Matches announcements about one of the people, or about the unit or complex of a contract. */
const naming =
  (people: readonly string[], contracts: readonly Contract[]): Test =>
  ({ personIds, residentialZoneIds }) => {
    const zones = contracts.flatMap(zonesOf);
    return (
      (personIds ?? []).some((id) => people.includes(id)) ||
      (residentialZoneIds ?? []).some((id) => zones.includes(id))
    );
  };

const about =
  (zones: readonly string[]): Test =>
  ({ residentialZoneIds }) =>
    (residentialZoneIds ?? []).some((id) => zones.includes(id));

const contractsOf = (personId: string): Contract[] => {
  const roles = Object.values(db.people.find(personId)?.roles ?? {});
  return db.contracts.where(({ roleId }) => roleId && roles.includes(roleId));
};

const tenantsOf = ({ roleId }: Contract): string[] =>
  db.people.where(({ roles }) => Object.values(roles ?? {}).some((id) => id === roleId)).map(({ id }) => id);

export const announcementHandlers: Handlers = {
  'GET /api/v1/announcement/overview': announcement(({ query }) =>
    pageOf(
      newestFirst(() => true),
      query,
    ),
  ),
  'GET /api/v1/announcement/overview/count': announcement(() => db.announcements.size),
  'GET /api/v1/announcement/overview/search': announcement((call) => {
    const text = searchedText(call);
    return pageOf(
      newestFirst(({ title }) => hasWords(plain(title ?? ''), text)),
      call.query,
    );
  }),
  'GET /api/v1/announcement/person/:personId': announcement(({ param, query }) => {
    const { id } = db.people.named(param('personId'));
    return pageOf(newestFirst(naming([id], contractsOf(id))), query);
  }),
  'GET /api/v1/announcement/byUnit/:unitId': announcement(({ param, query }) => {
    const { id, complexId } = db.units.named(param('unitId'));
    return pageOf(newestFirst(about([id, complexId ?? ''])), query);
  }),
  'GET /api/v1/announcement/byComplex/:complexId': announcement(({ param, query }) => {
    const { id } = db.complexes.named(param('complexId'));
    return pageOf(newestFirst(about([id])), query);
  }),
  'GET /api/v1/announcement/contract/:contractId': announcement(({ param, query }) => {
    const contract = db.contracts.named(param('contractId'));
    return pageOf(newestFirst(naming(tenantsOf(contract), [contract])), query);
  }),
  'GET /api/v1/announcement/:id': announcement(({ param }) => db.announcements.named(param('id'))),
  'POST /api/v1/announcement/admin': anyOf('announcementWrite')(async (call) => {
    const { saved, isNew } = saveAnnouncement(await call.body(), call.user);
    return json(saved, isNew ? 201 : 200);
  }),
};
