import { type Body, textOf } from '../backend/body';
import { toIsoInstant } from '@/lib/dates/instants';
import { refuse } from '../backend/answers';
import { db } from '../db/db';
import type { FaqRecord } from '../db/records';
import { selfOf } from '../people/assignees';
import type { UserRecord } from '../db/records';
import { clock } from '../world/clock';

const STATUSES: Readonly<Record<string, number>> = {
  Published: 1,
  Concept: 2,
  ToReview: 3,
  Imported: 4,
  Expired: 5,
  Deleted: 100,
};
const LABELS: Readonly<Record<string, string>> = { ToReview: 'to-review' };

/** All publication statuses of a question. */
export const publicationStatuses = Object.entries(STATUSES).map(([name, status]) => ({
  id: status,
  status,
  name,
  label: LABELS[name] ?? name.toLowerCase(),
}));

const FAQ_TYPES = ['Default', 'WithFollowUpQuestions'];
const LISTS = [
  'tags',
  'targetGroups',
  'synonyms',
  'targetGroupAnswers',
  'media',
  'mediaWithVisibility',
  'applicationIds',
];

const idOf = (value: unknown): string =>
  typeof value === 'string' ? value : textOf((value as Body | null)?.['id']);

function readSubject(value: unknown, field: string) {
  const id = idOf(value);
  const found = db.subjects.find(id) ?? refuse(422, `Onbekend onderwerp '${id}'.`, field);
  return { id: found.id, name: found.name };
}

function readMainTag(value: unknown) {
  if (value === null || value === undefined || idOf(value) === '')
    refuse(422, 'Een bekend hoofdonderwerp is verplicht.', 'mainTag');
  return readSubject(value, 'mainTag');
}

function readStatus(value: unknown): number {
  const known =
    typeof value === 'number'
      ? Object.values(STATUSES).find((code) => code === value)
      : STATUSES[textOf(value)];
  return known ?? refuse(422, `Onbekende publicatiestatus '${String(value)}'.`, 'status');
}

function readQuestion(value: unknown): string {
  const question = textOf(value).trim();
  return question === '' ? refuse(422, 'Een vraag is verplicht.', 'question') : question;
}

function readTargetGroup(value: unknown) {
  const id = idOf(value);
  const found = db.targetGroups.find(id);
  return found ? { id, name: found.name } : refuse(422, `Onbekende doelgroep '${id}'.`, 'targetGroups');
}

function readExpiry(value: unknown): string | null {
  if (value === null || value === '') return null;
  const sent = textOf(value);
  return toIsoInstant(sent) === null ? refuse(422, `Geen geldige datum: '${sent}'.`, 'expiresOn') : sent;
}

const readFaqType = (value: unknown): string =>
  FAQ_TYPES.find((type) => type === value) ??
  refuse(422, `Onbekende soort vraag '${String(value)}'.`, 'faqType');

const readers: Readonly<Partial<Record<keyof FaqRecord, (value: unknown) => unknown>>> = {
  question: readQuestion,
  answer: textOf,
  mainTag: readMainTag,
  tags: (value) => (value as unknown[]).map((one) => readSubject(one, 'tags')),
  targetGroups: (value) => (value as unknown[]).map(readTargetGroup),
  status: readStatus,
  expiresOn: readExpiry,
  faqType: readFaqType,
  synonyms: (value) => value,
  targetGroupAnswers: (value) => value,
  followupQuestion: (value) => value,
  media: (value) => value,
  mediaWithVisibility: (value) => value,
  applicationIds: (value) => value,
  additionalInternalInfo: (value) => textOf(value) || null,
};

/** The fields in the body; absent ones are unchanged. Author and moments are not read from it. */
export function readFaq(body: Body, user: UserRecord, present: FaqRecord | null): Partial<FaqRecord> {
  for (const name of LISTS)
    if (body[name] !== undefined && body[name] !== null && !Array.isArray(body[name]))
      refuse(422, 'Verwacht een lijst.', name);
  const required = present === null ? { question: body['question'], mainTag: body['mainTag'] } : {};
  const sent = { ...required, ...body };
  const changes = Object.fromEntries(
    Object.entries(readers).flatMap(([name, read]) =>
      name in sent && !(LISTS.includes(name) && !Array.isArray(sent[name as keyof typeof sent]))
        ? [[name, read(sent[name as keyof typeof sent])]]
        : [],
    ),
  ) as Partial<FaqRecord>;
  const now = clock.iso();
  const { name: author } = selfOf(user);
  return {
    ...changes,
    lastModified: now,
    lastModifiedBy: author,
    ...(changes.status === STATUSES['Published'] && { lastPublished: now }),
    ...(changes.status !== undefined && {
      deletion: changes.status === STATUSES['Deleted'] ? { on: now, by: author } : null,
    }),
  };
}
