import { fixedHexId, fixedId, JAN, MARIA } from '../db/fixedIds';
import { aCaseActivity, aTimelineCase } from '../db/builders';
import { db } from '../db/db';
import type { CaseRecord, Party, PersonRecord } from '../db/records';
import { storedConversationId } from '../chat/seedStored';
import { allScenarios } from '../caseflows/vocabulary';
import { DAY, HOUR, MINUTE } from '../world/clock';
import type { Random } from '../world/random';
import { stories, type Story } from './stories';

const YEARS = 6 * 365;
/** One in seventeen is deleted: two thousand are shown. */
const MANY = 2_125;
const STATUSES = [2, 'Closed', 2, 3, 'InProgress', 1, 'Submitted'];

/** Who has a timeline, and how many cases stand on it. Everyone else has what tasks and case flows left behind. */
const lengths: Readonly<Record<string, number>> = {
  [MARIA]: 64,
  [JAN]: 12,
  [fixedId('e2', 5)]: 3,
  [fixedId('e2', 6)]: 30,
};

interface Seeding {
  random: Random;
  now: number;
}

const colleagues = (): Party[] =>
  db.colleagues.map(({ id, name, department }) => ({ id, name, type: 'Employee', department }));

const questionOf = (question: string | null, place: number) => {
  if (question === null) return { faqId: null, faq: null };
  const id = fixedHexId('fa', place % stories.length);
  return { faqId: id, faq: { id, question } };
};

function contractOf({ roles }: PersonRecord): CaseRecord['contract'] {
  const contract = db.contracts.firstWhere(({ roleId }) => roleId === roles?.customer);
  return contract ? { id: contract.id, addressLine: contract.addressLine ?? '' } : null;
}

/** One thing that happened in a case; a task is one that can be opened. */
function happen(happening: Story['happenings'][number], place: number, random: Random, by: readonly Party[]) {
  const { type, channel = null, direction = null, description = null, ...parts } = happening;
  return aCaseActivity({
    ...parts,
    ...(parts.task && { task: { ...parts.task, id: random.pick(db.tasks.all()).id } }),
    ...(type === 'Chat' && { chatConversationId: storedConversationId(Math.floor(place / stories.length)) }),
    ...(type === 'SelfService' && { scenarioId: random.pick(allScenarios).id }),
    id: random.guid(),
    type,
    channel,
    direction,
    description,
    colleague: random.chance(0.8) ? random.pick(by) : null,
  });
}

/** A story that happened to somebody, with everything in it that had happened by now. */
function tell(person: PersonRecord, begin: number, place: number, by: readonly Party[], seeding: Seeding) {
  const { random, now } = seeding;
  const story = stories[place % stories.length];
  if (!story) return;
  const { id: caseId } = db.cases.add(
    aTimelineCase({
      id: random.guid(),
      title: story.title,
      status: STATUSES[place % STATUSES.length] ?? 2,
      created: new Date(begin).toISOString(),
      personId: person.id,
      ...questionOf(story.question, place),
      thesaurusTagId: story.subject === null ? null : fixedHexId('af', story.subject),
      contract: contractOf(person),
      isDeleted: place % 17 === 11,
    }),
  );
  let moment = begin;
  for (const [number, happening] of story.happenings.entries()) {
    if (number > 0) moment += random.int(1, 60) * HOUR;
    if (moment > now) break;
    const startTime = new Date(moment).toISOString();
    const isDeleted = number > 0 && place % 13 === 7;
    db.caseActivities.add({ ...happen(happening, place, random, by), caseId, startTime, isDeleted });
  }
}

/** One after the other over six years, the latest a few minutes ago. */
function seedTimeline(person: PersonRecord, count: number, by: readonly Party[], seeding: Seeding): void {
  const step = (YEARS * DAY) / count;
  for (let place = 0; place < count; place += 1) {
    const ago = place === 0 ? 4 * MINUTE : place * step + seeding.random.int(0, Math.floor(step / 2));
    tell(person, seeding.now - ago, place, by, seeding);
  }
}

/** Types, statuses and channels that nobody knows, what is missing, and a moment that is none: of Bep Langstra. */
function seedOddities(now: number): void {
  const personId = fixedId('e2', 9);
  const at = (days: number) => new Date(now - days * DAY).toISOString();
  const odd = (number: number, changes: Parameters<typeof aTimelineCase>[0] = {}) =>
    db.cases.add(
      aTimelineCase({
        id: fixedId('c1', 900 + number),
        personId,
        created: at(number),
        ...changes,
      }),
    );
  const add = (caseId: string, number: number, changes: Parameters<typeof aCaseActivity>[0]) =>
    db.caseActivities.add(
      aCaseActivity({
        id: fixedId('ad', 900 + number),
        caseId,
        colleague: null,
        ...changes,
      }),
    );
  const strange = odd(1, { title: 'Melding <script>alert(1)</script>', status: 17 });
  add(strange.id, 1, {
    type: 'Hologram',
    channel: 'Telex',
    description: null,
    direction: null,
    startTime: at(1),
  });
  const bare = odd(2, { title: '', status: 'Onzin' });
  add(bare.id, 2, { type: 'Contact', channel: null, direction: null, description: null, startTime: null });
  const old = odd(3, { title: 'Oud dossier' });
  add(old.id, 3, {
    description: 'Dossier uit 2009',
    startTime: '2009-03-29T02:30:00',
    linkedActivities: null,
  });
  add(old.id, 4, { description: 'Zonder moment', startTime: '0001-01-01T00:00:00' });
  const long = odd(4, { title: 'W'.repeat(300) });
  add(long.id, 5, { description: 'Zeer lang verhaal. '.repeat(200), startTime: at(4) });
}

export function seedTimelines(seeding: Seeding, isLong: boolean): void {
  const by = colleagues();
  for (const person of db.people.all()) {
    const count = lengths[person.id];
    if (count === undefined) continue;
    seedTimeline(person, isLong && person.id === MARIA ? MANY : count, by, seeding);
  }
  seedOddities(seeding.now);
}
