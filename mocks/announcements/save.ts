import { type Body, textOf } from '../backend/body';
import { toIsoInstant } from '@/lib/dates/instants';
import { refuse } from '../backend/answers';
import { dutchDateAfter, startOfDate } from '../db/calendar';
import { db } from '../db/db';
import type { UserRecord } from '../db/records';
import { pushHub } from '../hubs/pushHub';
import { selfOf } from '../people/assignees';
import type { Announcement } from '../wire/announcements';
import { clock } from '../world/clock';
import { world } from '../world/worldState';
import { anAnnouncement } from './builders';

function readDate(body: Body, name: 'startDate' | 'endDate'): string | null {
  if ((body[name] ?? '') === '') return null;
  const sent = textOf(body[name]);
  return toIsoInstant(sent) === null ? refuse(422, `Geen geldige datum: '${sent}'.`, name) : sent;
}

function readList(body: Body, name: string): string[] {
  const sent = body[name] ?? [];
  return Array.isArray(sent) ? sent.map(textOf) : refuse(422, 'Verwacht een lijst.', name);
}

const isDate = (moment: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(moment);

/** True when the announcement ends before it begins; a bare date lasts until the end of that day. */
function endsBefore(end: string, start: string): boolean {
  if (!isDate(end)) return (toIsoInstant(end) ?? '') < start;
  return startOfDate(dutchDateAfter(Date.parse(startOfDate(end)), 1)) <= start;
}

const isZone = (id: string): boolean =>
  db.zones.find(id) !== undefined || db.contracts.some(({ unitId }) => unitId === id);

function readContents(body: Body): Partial<Announcement> {
  const has = (name: string) => Object.hasOwn(body, name);
  const given = <K extends keyof Announcement>(name: K, value: Announcement[K]) =>
    has(name) ? { [name]: value } : {};
  return {
    ...given('title', textOf(body['title'])),
    ...given('description', textOf(body['description']) || null),
    ...given('startDate', readDate(body, 'startDate')),
    ...given('endDate', readDate(body, 'endDate')),
    ...given('isExternal', body['isExternal'] === true),
    ...given('order', Number(body['order']) || 0),
    ...given('personIds', readList(body, 'personIds')),
    ...given('residentialZoneIds', readList(body, 'residentialZoneIds')),
    ...given('applicationIds', readList(body, 'applicationIds')),
    ...given('url', textOf(body['url']) || null),
  };
}

function check({ title, startDate, endDate, personIds, residentialZoneIds }: Announcement): void {
  if ((title ?? '').trim() === '') refuse(422, 'Een titel is verplicht.', 'title');
  const start = startDate === null ? null : toIsoInstant(startDate);
  if (start !== null && endDate !== null && endsBefore(endDate, start))
    refuse(422, 'De einddatum ligt voor de begindatum.', 'endDate');
  const person = (personIds ?? []).find((id) => !db.people.find(id));
  if (person !== undefined) refuse(422, `Onbekende relatie: ${person}.`, 'personIds');
  const zone = (residentialZoneIds ?? []).find((id) => !isZone(id));
  if (zone !== undefined) refuse(422, `Onbekende zone: ${zone}.`, 'residentialZoneIds');
}

/** Adds an announcement, or changes a known one, in which an absent field is unchanged. */
export function saveAnnouncement(body: Body, user: UserRecord): { saved: Announcement; isNew: boolean } {
  const present = db.announcements.find(textOf(body['id']));
  const { name } = selfOf(user);
  const contents = readContents(body);
  const now = clock.iso();
  const changed = present
    ? { ...present, ...contents, modified: now, lastModifiedBy: name }
    : anAnnouncement({
        description: null,
        ...contents,
        title: contents.title ?? null,
        id: world.random.guid(),
        created: now,
        createdBy: name,
        startDate: contents.startDate ?? now,
      });
  check(changed);
  const saved = db.announcements.add(changed);
  pushHub('announcementHub', present ? 'updated' : 'created', saved);
  return { saved, isNew: !present };
}
