import type { Body } from '../backend/body';
import { refuse } from '../backend/answers';
import type { Call } from '../backend/backend';
import { compareMoments } from '../db/compare';
import { db } from '../db/db';
import type { CaseActivityRecord, CaseRecord, UserRecord } from '../db/records';
import { hasWords } from '../people/searchHandlers';
import { plain } from '../tasks/query';
import type { CaseOnTimeline } from '../wire/timeline';
import { recordsOf } from './records';
import { toActivity, toCase } from './timelineWire';

export const ACTIVITY_CATEGORIES = [
  'Contact',
  'Taak',
  'Uitgaande mail',
  'Telefoongesprek',
  'Correspondentie',
  'Document',
  'Inspectie',
  'Chat',
  'Reparatieverzoek',
  'Selfservice',
  'Zaakgericht Werken',
] as const;
type Category = (typeof ACTIVITY_CATEGORIES)[number];

const categoryOfType: Readonly<Record<string, Category>> = {
  Contact: 'Contact',
  Task: 'Taak',
  TaskCreated: 'Taak',
  OutgoingMail: 'Uitgaande mail',
  PhoneCall: 'Telefoongesprek',
  Correspondence: 'Correspondentie',
  Document: 'Document',
  InspectionReport: 'Inspectie',
  Chat: 'Chat',
  RepairRequest: 'Reparatieverzoek',
  SelfService: 'Selfservice',
  CaseFlow: 'Zaakgericht Werken',
};

const CHANNELS = [
  'Phone',
  'Visit',
  'Desk',
  'Email',
  'Post',
  'Social',
  'Tweet',
  'Facebook',
  'Web',
  'Chat',
  'Sms',
  'Umbrella',
  'Survey',
  'Backoffice',
];

const STATUSES = ['Active', 'All', 'Deleted'] as const;
export type Status = (typeof STATUSES)[number];

/** Reads a status by name or by code. An empty one is Active. */
export const statusNamed = (asked: string): Status =>
  asked === ''
    ? 'Active'
    : (STATUSES.find(
        (known, code) => known.toLowerCase() === asked.toLowerCase() || String(code) === asked,
      ) ?? refuse(400, `Onbekend statusfilter '${asked}'. Verwacht: ${STATUSES.join(', ')}.`));

/** Users without the permission to delete contacts get the active cases, even if they request deleted ones. */
export function askedStatus({ query, user }: Call): Status {
  const status = statusNamed(query.get('statusFilter') || query.get('status') || '');
  return user.permissions.includes('deleteContactActivity') ? status : 'Active';
}

const EMPTY_GUID = '00000000-0000-0000-0000-000000000000';

interface Filters {
  query: string;
  category: string | null;
  contractId: string | null;
  scenarioIds: readonly string[];
  tagIds: readonly string[];
  status: Status;
  channel: string | null;
}

export const noFilters: Filters = {
  query: '',
  category: null,
  contractId: null,
  scenarioIds: [],
  tagIds: [],
  status: 'Active',
  channel: null,
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const idOf = (value: unknown): string | null => {
  const id = textOf(value)?.toLowerCase() ?? null;
  return id === EMPTY_GUID ? null : id;
};

const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((each: unknown) => idOf(each) ?? []) : [];

function readStatus(value: unknown, { permissions }: UserRecord): Status {
  const sent = value ?? '';
  const isPlain = typeof sent === 'number' || typeof sent === 'string';
  const status = statusNamed(isPlain ? String(sent) : JSON.stringify(sent));
  const maySeeDeleted = permissions.includes('caseReadDeleted');
  if (status === 'Deleted' && !maySeeDeleted) refuse(403, 'Nodig voor dit statusfilter: caseReadDeleted.');
  if (status === 'All' && !maySeeDeleted && !permissions.includes('deleteContactActivity'))
    refuse(403, 'Nodig voor dit statusfilter: caseReadDeleted of deleteContactActivity.');
  return status;
}

function readChannel(value: unknown): string | null {
  const name = textOf(value);
  if (name === null) return null;
  return (
    CHANNELS.find((known) => known.toLowerCase() === name.toLowerCase()) ??
    refuse(400, `Onbekend kanaal '${name}'.`)
  );
}

/** Reads a category by its name, or from an object with that name. */
const readCategory = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'name' in value ? textOf(value.name) : textOf(value);

export const readFilters = (body: Body, user: UserRecord): Filters => ({
  query: textOf(body['query']) ?? '',
  category: readCategory(body['category']),
  contractId: idOf(body['contractId']),
  scenarioIds: idsOf(body['sssIds']),
  tagIds: idsOf(body['tagIds']),
  status: readStatus(body['status'], user),
  channel: readChannel(body['channel']),
});

/** The activities of a case with this status. */
function seenOf(found: CaseRecord, status: Status): readonly CaseActivityRecord[] {
  const all = recordsOf(found.id);
  if (status === 'All') return all;
  if (status === 'Active') return found.isDeleted ? [] : all.filter(({ isDeleted }) => !isDeleted);
  return found.isDeleted ? all : all.filter(({ isDeleted }) => isDeleted);
}

/** A subject with everything below it. */
function withChildren(tagIds: readonly string[]): ReadonlySet<string> {
  const wanted = new Set(tagIds);
  for (const { id, parentId } of db.subjects.all())
    if (parentId !== null && wanted.has(parentId)) wanted.add(id);
  return wanted;
}

const wordsOf = ({ title, faq }: CaseRecord, activities: readonly CaseActivityRecord[]): string =>
  plain(
    [title, faq?.question, ...activities.flatMap(({ description, message }) => [description, message])]
      .filter((each) => typeof each === 'string')
      .join('\n'),
  );

const matchesCase = (found: CaseRecord, { contractId }: Filters, tags: ReadonlySet<string>): boolean =>
  (contractId === null || found.contract?.id === contractId) &&
  (tags.size === 0 || tags.has(found.thesaurusTagId ?? ''));

const matchesActivity = ({ type, channel, scenarioId }: CaseActivityRecord, filters: Filters): boolean =>
  (filters.category === null || categoryOfType[type] === filters.category) &&
  (filters.channel === null || channel === filters.channel) &&
  (filters.scenarioIds.length === 0 || filters.scenarioIds.includes(scenarioId ?? ''));

/** The cases with at least one activity that passes all filters, newest last activity first. */
export function timelineOf(cases: readonly CaseRecord[], filters: Filters): CaseRecord[] {
  const tags = withChildren(filters.tagIds);
  return cases
    .filter((found) => matchesCase(found, filters, tags))
    .flatMap((found) => {
      const seen = seenOf(found, filters.status);
      const isListed =
        seen.some((activity) => matchesActivity(activity, filters)) &&
        (filters.query === '' || hasWords(wordsOf(found, seen), filters.query));
      const last = seen.reduce(
        (latest, { startTime }) => ((startTime ?? '') > latest ? (startTime ?? '') : latest),
        '',
      );
      return isListed ? [{ found, last }] : [];
    })
    .sort((a, b) => compareMoments(b.last, a.last))
    .map(({ found }) => found);
}

/** The case with its first and last activity, whatever category or channel is requested. */
export function toCaseOnTimeline(found: CaseRecord, { status }: Filters): CaseOnTimeline {
  const seen = [...seenOf(found, status)].sort((a, b) => compareMoments(a.startTime, b.startTime));
  const [first] = seen;
  const last = seen.at(-1);
  if (!first || !last) throw new Error(`Nothing is seen of case ${found.id}`);
  const told = (activity: CaseActivityRecord) => ({ ...toActivity(activity), case: toCase(found) });
  return { case: toCase(found), firstActivity: told(first), lastActivity: told(last) };
}
