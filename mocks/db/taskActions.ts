import { isAbsent, sameList } from './compare';
import type { Assignee } from '@/domain/assignee';
import { holds } from '@/domain/permission';
import { TaskStatus } from '@/domain/taskStatus';
import { TaskTypeCategory, type TaskType } from '@/domain/taskType';
import { refuse } from '../answers';
import { clock } from '../clock';
import { omit } from '../omit';
import { pushTask } from '../hubs/pushTask';
import { idsOf, selfOf } from './assignees';
import { isNeededByStep } from './caseFlowState';
import { db } from './db';
import { record, TaskActivityType } from './history';
import type { ContractRecord, PersonRecord, TaskRecord, UserRecord } from './records';

/* What may be done to a task, and what happens then: 000 §4.2 with AMB-052 to 063. */

const CLOSED: readonly TaskStatus[] = [TaskStatus.Finished, TaskStatus.Removed];
const TO_PICK_UP: readonly TaskStatus[] = [TaskStatus.New, TaskStatus.Rejected];

const may = (user: UserRecord, permission: 'editTask' | 'viewTask') =>
  holds(Object.fromEntries(user.permissions.map((name) => [name, true])), permission);

const isAssignedTo = (task: TaskRecord, user: UserRecord) =>
  task.completeBy !== null && idsOf(user).has(task.completeBy.id);

function demandAssignee(task: TaskRecord, user: UserRecord): void {
  if (!isAssignedTo(task, user)) refuse(403, 'De taak is niet aan jou of je functiegroep toegewezen.');
}

/** Modify and delete: editTask, or one's own task; never when it is over (AMB-058). */
function demandModifiable(task: TaskRecord, user: UserRecord): void {
  const isOwn = task.createdBy?.id === user.id || task.from?.id === user.id;
  if (!may(user, 'editTask') && !isOwn) refuse(403, 'Alleen de aanmaker mag deze taak wijzigen.');
  if (CLOSED.includes(task.status)) refuse(409, 'De taak is al afgerond of verwijderd.');
}

function demandText(text: unknown, name: string): string {
  if (typeof text !== 'string' || isAbsent(text)) refuse(422, `'${name}' is verplicht.`);
  return text.trim();
}

export function pickUp(task: TaskRecord, user: UserRecord): TaskRecord {
  if (!TO_PICK_UP.includes(task.status)) refuse(409, 'De taak is al opgepakt of niet meer open.');
  demandAssignee(task, user);
  const done = record(
    task,
    { status: TaskStatus.PickedUp, pickedUp: clock.iso() },
    { type: TaskActivityType.PickedUp, message: 'Taak opgepakt', by: selfOf(user) },
  );
  pushTask('pickedUp', done);
  return done;
}

/** Both ends of finishing: the plain task and the step task of a case flow. */
export function complete(task: TaskRecord, user: UserRecord, message: string): TaskRecord {
  if (task.status !== TaskStatus.PickedUp) refuse(409, 'Alleen een opgepakte taak kan worden afgerond.');
  demandAssignee(task, user);
  const done = record(
    task,
    { status: TaskStatus.Finished, finished: clock.iso(), completedById: user.id },
    { type: TaskActivityType.Finished, message, by: selfOf(user) },
  );
  pushTask('completed', done);
  return done;
}

export function finish(task: TaskRecord, user: UserRecord, reason: unknown): TaskRecord {
  if (task.taskType?.category === TaskTypeCategory.CaseFlow) refuse(409, 'Rond deze taak af in de zaak.');
  const text = demandText(reason, 'reason');
  return complete(task, user, `Taak afgerond: ${text}`);
}

export function reject(task: TaskRecord, user: UserRecord, reason: unknown): TaskRecord {
  const text = demandText(reason, 'reason');
  if ([...CLOSED, TaskStatus.Canceled].includes(task.status)) refuse(409, 'De taak is niet meer open.');
  demandAssignee(task, user);
  const owner: Assignee | null = task.from ?? task.createdBy;
  if (owner === null || owner.id === task.completeBy?.id) refuse(409, 'De taak is van de aanmaker zelf.');
  const done = record(
    task,
    { status: TaskStatus.Rejected, completeBy: owner, pickedUp: null },
    { type: TaskActivityType.Rejected, message: `Taak geweigerd: ${text}`, by: selfOf(user) },
  );
  pushTask('rejected', done);
  return done;
}

export function remove(task: TaskRecord, user: UserRecord, reason: unknown): TaskRecord {
  const text = demandText(reason, 'reason');
  demandModifiable(task, user);
  if (isNeededByStep(task)) refuse(409, 'De taak hoort bij een stap van een zaak.');
  const done = record(
    task,
    { status: TaskStatus.Removed },
    { type: TaskActivityType.Deleted, message: `Taak verwijderd: ${text}`, by: selfOf(user) },
  );
  pushTask('deleted', done);
  return done;
}

export function discuss(task: TaskRecord, user: UserRecord, message: unknown): TaskRecord {
  const text = demandText(message, 'message');
  const done = record(task, {}, { type: TaskActivityType.Discussion, message: text, by: selfOf(user) });
  pushTask('discussed', done);
  pushTask('activitiesUpdated', done);
  return done;
}

/** What an update may change; the rest of a task is the back end's own. */
export interface TaskContents {
  /** The status that the sender saw: a different one by now is a conflict. */
  status: TaskStatus;
  completeBy: Assignee | null;
  subject: string;
  description: string;
  ends: string | null;
  mediaIds: string[];
  taskType: TaskType | null;
}

/** A task that changes hands starts again as new. */
function handedOver(task: TaskRecord): Partial<TaskRecord> {
  const starts = task.status === TaskStatus.PickedUp || task.status === TaskStatus.Rejected;
  return starts ? { status: TaskStatus.New, pickedUp: null } : {};
}

function contentsDiffer(task: TaskRecord, next: TaskContents, taskType: TaskType | null): boolean {
  return (
    next.subject !== task.subject ||
    next.description !== task.description ||
    next.ends !== task.ends ||
    taskType?.name !== task.taskType?.name ||
    !sameList(next.mediaIds, task.mediaIds)
  );
}

export function update(task: TaskRecord, user: UserRecord, next: TaskContents): TaskRecord {
  demandModifiable(task, user);
  if (next.status !== task.status) refuse(409, 'De status van de taak is intussen veranderd.');
  const taskType = next.taskType ?? task.taskType;
  const contentsChanged = contentsDiffer(task, next, taskType);
  const executorChanged = next.completeBy?.id !== task.completeBy?.id;
  const message = executorChanged
    ? `Taak toegewezen aan ${next.completeBy?.name ?? 'niemand'}`
    : 'Taak gewijzigd';
  const done = record(
    task,
    { ...omit(next, 'status'), taskType, ...(executorChanged && handedOver(task)) },
    { type: TaskActivityType.Updated, message, by: selfOf(user) },
  );
  tellUpdate(done, contentsChanged, executorChanged);
  return done;
}

/** What kind of update it was, or just that it was one. */
function tellUpdate(task: TaskRecord, contentsChanged: boolean, executorChanged: boolean): void {
  if (contentsChanged) pushTask('contentsModified', task);
  if (executorChanged) pushTask('executorChanged', task);
  if (!contentsChanged && !executorChanged) pushTask('updated', task);
}

function contractFor(contractId: string | null, person: PersonRecord): ContractRecord | null {
  if (contractId === null) return null;
  const contract = db.contracts.find(contractId) ?? refuse(422, 'Onbekend contract.');
  return contract.roleId === person.roles.customer ? contract : refuse(422, 'Het contract is van een ander.');
}

/** Gives an anonymous task its person (AMB-074). */
export function link(
  task: TaskRecord,
  user: UserRecord,
  personId: string,
  contractId: string | null,
): TaskRecord {
  if (task.relatedPerson !== null) refuse(409, 'De taak is al aan een relatie gekoppeld.');
  if (CLOSED.includes(task.status)) refuse(409, 'De taak is al afgerond of verwijderd.');
  const person = db.people.find(personId) ?? refuse(422, 'Onbekende relatie.');
  const contract = contractFor(contractId, person);
  const done = record(
    task,
    {
      relatedPerson: { id: person.id, name: person.name },
      contractId: contract?.id ?? null,
      unitId: contract?.unit?.id ?? task.unitId,
    },
    { type: TaskActivityType.Linked, message: `Taak gekoppeld aan ${person.name}`, by: selfOf(user) },
  );
  pushTask('updated', done);
  return done;
}

export function assignChat(task: TaskRecord, user: UserRecord, chatConversationId: string): TaskRecord {
  const done = record(
    task,
    {},
    { type: TaskActivityType.Chat, message: 'Chatgesprek gekoppeld', by: selfOf(user), chatConversationId },
  );
  pushTask('activitiesUpdated', done);
  return done;
}

export function add(task: TaskRecord): TaskRecord {
  db.tasks.add(task);
  pushTask('created', task);
  return task;
}
