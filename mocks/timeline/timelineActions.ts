import { MediaCategory, MediaModel } from '@/domain/media/media';
import { refuse } from '../backend/answers';
import { aMedia } from '../db/builders';
import { compareMoments } from '../db/compare';
import { db } from '../db/db';
import type { CaseActivityRecord, CaseRecord, PersonRecord } from '../db/records';
import { pushHub } from '../hubs/pushHub';
import type { TimelineExport } from '../wire/timeline';
import { placeOf } from '../properties/places';
import { clock, MINUTE } from '../world/clock';
import { world } from '../world/worldState';
import { recordsOf } from './records';
import { toActivity, toCase } from './timelineWire';

const DEFAULT_LIMIT = 15;

/** Minutes during which a contact moment may be deleted (AMB-130). */
const limit = (): number => Number(world.configuration['contactActivityModificationLimit'] ?? DEFAULT_LIMIT);

/** Pushes a change in a case to its subscribers; a case without activities is pushed alone. */
export function pushTimeline(found: CaseRecord, activity: CaseActivityRecord | undefined): void {
  const told = activity === undefined ? { id: found.id } : toActivity(activity);
  const event = { ...told, case: toCase(found), personId: found.personId };
  pushHub('activityHub', 'updated', event);
  pushHub('unitActivityHub', 'updated', { ...event, ...placeOf(found) });
}

const caseNamed = (id: string) => db.cases.find(id) ?? refuse(404, `Zaak ${id} bestaat niet.`);

function markCase(found: CaseRecord, isDeleted: boolean): void {
  const [activity] = recordsOf(found.id);
  pushTimeline(db.cases.change(found, { isDeleted }), activity);
}

export function deleteCase(id: string): void {
  const found = caseNamed(id);
  if (found.isDeleted) refuse(409, 'De zaak is al verwijderd.');
  markCase(found, true);
}

export function restoreCase(id: string): void {
  const found = caseNamed(id);
  if (!found.isDeleted) refuse(409, 'De zaak is niet verwijderd.');
  markCase(found, false);
}

function markActivity(activity: CaseActivityRecord, isDeleted: boolean): void {
  const changed = db.caseActivities.change(activity, { isDeleted });
  const found = db.cases.find(activity.caseId);
  if (found) pushTimeline(found, changed);
}

export function deleteActivity(id: string): void {
  const activity = db.caseActivities.named(id);
  if (activity.type !== 'Contact') refuse(409, 'Alleen een contactmoment kan verwijderd worden.');
  if (activity.isDeleted) refuse(409, 'De gebeurtenis is al verwijderd.');
  const started = Date.parse(activity.startTime ?? '');
  if (!(clock.now() - started <= limit() * MINUTE))
    refuse(409, `Een contactmoment kan tot ${limit()} minuten na het begin verwijderd worden.`);
  markActivity(activity, true);
}

export function restoreActivity(id: string): void {
  const activity = db.caseActivities.named(id);
  if (!activity.isDeleted) refuse(409, 'De gebeurtenis is niet verwijderd.');
  markActivity(activity, false);
}

const cell = (text: string | null): string => `"${(text ?? '').replaceAll('"', '""')}"`;

/** A line for each activity that was not deleted, newest first. */
const linesOf = (person: PersonRecord): string[] =>
  db.cases
    .where(({ personId, isDeleted }) => personId === person.id && !isDeleted)
    .flatMap((found) => recordsOf(found.id).map((activity) => ({ found, activity })))
    .filter(({ activity }) => !activity.isDeleted)
    .sort((a, b) => compareMoments(b.activity.startTime, a.activity.startTime))
    .map(({ found, activity: { startTime, type, channel, description } }) =>
      [startTime, found.title, type, channel, description].map(cell).join(';'),
    );

/** Makes a CSV of all activities of a person, stored as a file. */
export function exportTimeline(person: PersonRecord): TimelineExport {
  const lines = linesOf(person);
  const filename = `Tijdlijn ${person.name ?? person.id}.csv`;
  const text = ['Moment;Zaak;Soort;Kanaal;Omschrijving', ...lines].join('\r\n');
  const { id } = db.media.add(
    aMedia({
      id: world.random.guid(),
      type: MediaModel.Document,
      title: filename,
      fileName: filename,
      contentType: 'text/csv',
      mediaCategory: MediaCategory.CaseMedia,
      created: clock.iso(),
      lastModified: clock.iso(),
      bytes: new TextEncoder().encode(text),
    }),
  );
  return {
    id,
    mediaId: id,
    personId: person.id,
    filename,
    rows: lines.length,
    url: `/api/v1/media/view/${id}?asDownload=true`,
  };
}
