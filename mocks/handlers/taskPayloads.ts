import type { Assignee } from '@/domain/assignee';
import { memberOfTaskStatus } from '../db/statusNames';
import type { TaskStatus } from '@/domain/taskStatus';
import type { TaskType } from '@/domain/taskType';
import { toIsoInstant } from '@/lib/dates/instants';
import { refuse } from '../answers';
import { clock } from '../clock';
import { aTask } from '../db/builders';
import { findAssignee, selfOf } from '../db/assignees';
import { db } from '../db/db';
import type { TaskRecord, UserRecord } from '../db/records';
import type { TaskContents } from '../db/taskActions';
import { taskTypeNamed } from '../db/taskTypes';
import { world } from '../worldState';

type Body = Readonly<Record<string, unknown>>;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function readSubject(value: unknown): string {
  const subject = textOf(value).trim();
  return subject === '' ? refuse(422, "'subject' is verplicht.") : subject;
}

function readInstant(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return toIsoInstant(textOf(value)) ?? refuse(422, 'Geen geldige einddatum.');
}

function readType(value: unknown): TaskType | null {
  if (value === null || value === undefined) return null;
  const name = typeof value === 'string' ? value : textOf((value as Body)['name']);
  return taskTypeNamed(name) ?? refuse(422, 'Onbekende taaksoort.');
}

function readAssignee(value: unknown): Assignee | null {
  if (value === null || value === undefined || value === '') return null;
  const id = typeof value === 'string' ? value : textOf((value as Body)['id']);
  return findAssignee(id) ?? refuse(422, 'Onbekende medewerker of functiegroep.');
}

function readMediaIds(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) refuse(422, "'mediaIds' is geen lijst.");
  const ids = (value as unknown[]).map(textOf);
  if (ids.some((id) => !db.media.find(id))) refuse(422, 'Onbekende bijlage.');
  return ids;
}

function readStatus(value: unknown, present: TaskStatus): TaskStatus {
  if (value === null || value === undefined) return present;
  return memberOfTaskStatus(value) ?? refuse(422, 'Onbekende status.');
}

/** `ends` or `endDate` (AMB-069); what is missing stays as it was. */
export function readTaskContents(body: Body, task: TaskRecord): TaskContents {
  const has = (name: string) => Object.hasOwn(body, name);
  const ends = has('ends') ? body['ends'] : body['endDate'];
  if (has('id') && textOf(body['id']).toLowerCase() !== task.id.toLowerCase())
    refuse(422, "'id' is van een andere taak.");
  return {
    status: readStatus(body['status'], task.status),
    subject: readSubject(body['subject']),
    description: has('description') ? textOf(body['description']) : task.description,
    ends: has('ends') || has('endDate') ? readInstant(ends) : task.ends,
    completeBy: has('completeBy') ? readAssignee(body['completeBy']) : task.completeBy,
    mediaIds: has('mediaIds') ? readMediaIds(body['mediaIds']) : task.mediaIds,
    taskType: readType(body['taskType']),
  };
}

/** The create payload of 001 §3; `fromId` is a person whom the task concerns, or a colleague on whose behalf it is made. */
export function readNewTask(body: Body, user: UserRecord): TaskRecord {
  const self = selfOf(user);
  const from = textOf(body['fromId']);
  const person = db.people.find(from);
  const found = db.cases.find(textOf(body['caseId']));
  const contract = db.contracts.find(textOf(body['contractId']));
  return aTask({
    id: world.random.guid(),
    subject: readSubject(body['subject']),
    description: textOf(body['description']),
    taskType: readType(body['taskType']) ?? refuse(422, "'taskType' is verplicht."),
    completeBy: readAssignee(body['completeById']) ?? refuse(422, "'completeById' is verplicht."),
    ends: readInstant(body['endDate'] ?? body['ends']),
    mediaIds: readMediaIds(body['mediaIds']),
    created: clock.iso(),
    lastModified: clock.iso(),
    createdBy: self,
    from: findAssignee(from) ?? self,
    relatedPerson: person ? { id: person.id, name: person.name } : null,
    case: found ? { id: found.id, title: found.title } : null,
    contractId: contract?.id ?? null,
    unitId: contract?.unit?.id ?? null,
  });
}
