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
/** One in seventeen of these cases is deleted, so that two thousand are shown. */
const MANY = 2_125;
const STATUSES = [2, 'Closed', 2, 3, 'InProgress', 1, 'Submitted'];

/** The number of cases on the timeline of a person. All other people only have the cases of tasks and case flows. */
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

/** Adds one activity of a case; an activity about a task refers to a task that can be opened. */
function happen(happening: Story['happenings'][number], place: number, random: Random, by: readonly Party[]) {
  const { type, channel = null, direction = null, description = null, ...parts } = happening;
  const named = <T extends { name?: string | null }>(one: T): T => ({
    ...one,
    id: by.find(({ name }) => name === one.name)?.id ?? '',
  });
  return aCaseActivity({
    ...parts,
    ...(parts.completeBy && { completeBy: named(parts.completeBy) }),
    ...(parts.newOwner && { newOwner: named(parts.newOwner) }),
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

/** Adds a story of a person, with its activities until now. */
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

/** Spreads the stories over six years, the latest a few minutes ago. */
function seedTimeline(person: PersonRecord, count: number, by: readonly Party[], seeding: Seeding): void {
  const step = (YEARS * DAY) / count;
  for (let place = 0; place < count; place += 1) {
    const ago = place === 0 ? 4 * MINUTE : place * step + seeding.random.int(0, Math.floor(step / 2));
    tell(person, seeding.now - ago, place, by, seeding);
  }
}

export function seedTimelines(seeding: Seeding, isLong: boolean): void {
  const by = colleagues();
  for (const person of db.people.all()) {
    const count = lengths[person.id];
    if (count === undefined) continue;
    seedTimeline(person, isLong && person.id === MARIA ? MANY : count, by, seeding);
  }
}
