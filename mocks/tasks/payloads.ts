import { type Body, textOf } from '../backend/body';
import { memberOfTaskStatus } from '../db/statusNames';
import type { TaskStatus } from '@/domain/tasks/taskStatus';
import { toIsoInstant } from '@/lib/dates/instants';
import { refuse } from '../backend/answers';
import { clock } from '../world/clock';
import { aTask } from './records';
import { findAssignee, selfOf } from '../people/assignees';
import { db } from '../db/db';
import type { Party, PersonRecord, UserRecord } from '../db/records';
import type { TaskRecord, TaskTypeRecord } from './records';
import { referenceTo } from '../db/references';
import { defaultTaskType, taskTypeNamed } from './types';
import { world } from '../world/worldState';

function readSubject(value: unknown): string {
  const subject = textOf(value).trim();
  return subject === '' ? refuse(422, 'Een onderwerp is verplicht.', 'subject') : subject;
}

/** A deadline is stored as it was sent: a bare date remains one. */
function readEnds(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const sent = textOf(value);
  return toIsoInstant(sent) === null ? refuse(422, `Geen geldige datum: '${sent}'.`, 'ends') : sent;
}

function readType(value: unknown): TaskTypeRecord {
  const name = typeof value === 'string' ? value : textOf((value as Body | null)?.['name']);
  return taskTypeNamed(name) ?? refuse(422, `Onbekende taaksoort '${name}'.`, 'taskType');
}

/** Reads an id, or `{ id, type }`. */
function readAssignee(value: unknown): Party | null {
  if (value === null || value === undefined || value === '') return null;
  const id = typeof value === 'string' ? value : textOf((value as Body)['id']);
  return findAssignee(id) ?? refuse(422, `Onbekende medewerker of functiegroep '${id}'.`, 'completeBy');
}

/** Ids of files that no longer exist are accepted; `media/set` then answers fewer files. */
const readMediaIds = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : []).map(textOf).filter((id) => id !== '');

function readStatus(value: unknown, present: TaskStatus): TaskStatus {
  if (value === null || value === undefined) return present;
  return memberOfTaskStatus(value) ?? present;
}

/**
 * The fields that an update may change; the others belong to the back end. An absent field is unchanged. The deadline
 * is `ends` or `endDate` (AMB-069).
 */
export function readTaskContents(body: Body, task: TaskRecord) {
  const has = (name: string) => Object.hasOwn(body, name);
  const id = textOf(body['id']);
  if (id !== '' && id.toLowerCase() !== task.id.toLowerCase())
    refuse(422, 'De taak in de inhoud is een andere dan die in het pad.', 'id');
  return {
    /** The status that the sender saw. */
    status: readStatus(body['status'], task.status),
    subject: has('subject') ? readSubject(body['subject']) : task.subject,
    description: has('description') ? textOf(body['description']) : task.description,
    ends: has('ends') || has('endDate') ? readEnds(body['ends'] ?? body['endDate']) : task.ends,
    completeBy: has('completeBy') ? readAssignee(body['completeBy']) : task.completeBy,
    mediaIds: has('mediaIds') ? readMediaIds(body['mediaIds']) : task.mediaIds,
    taskType: body['taskType'] ? readType(body['taskType']) : task.taskType,
  };
}
export type TaskContents = ReturnType<typeof readTaskContents>;

const personOfRole = (roleId: string): PersonRecord | undefined =>
  roleId === ''
    ? undefined
    : db.people.firstWhere(({ roles }) => Object.values(roles ?? {}).includes(roleId));

/** The create payload of 001 §3: only the subject is required. `roleId` is the person whom the task is about. */
export function readNewTask(body: Body, user: UserRecord): TaskRecord {
  const self = selfOf(user);
  const person = personOfRole(textOf(body['roleId']));
  const found = db.cases.find(textOf(body['caseId']));
  const now = clock.iso();
  return aTask({
    id: world.random.guid(),
    subject: readSubject(body['subject']),
    description: textOf(body['description']),
    taskType: body['taskType'] ? readType(body['taskType']) : defaultTaskType,
    completeBy: readAssignee(body['completeById']) ?? self,
    ends: readEnds(body['endDate'] ?? body['ends']),
    mediaIds: readMediaIds(body['mediaIds']),
    created: now,
    lastModified: now,
    createdBy: self,
    from: readAssignee(body['fromId']) ?? self,
    relatedPerson: person ? referenceTo(person) : null,
    case: found ? { id: found.id, title: found.title } : null,
  });
}
