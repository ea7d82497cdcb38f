import { isAbsent } from '../db/compare';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { refuse } from '../backend/answers';
import { clock } from '../world/clock';
import { aCaseActivity, aTimelineCase } from '../db/builders';
import { pushTimeline } from '../timeline/timelineActions';
import { placeOfZone } from '../properties/places';
import { world } from '../world/worldState';
import { pushTask, type TaskEventName } from './pushTask';
import { idsOf, selfOf } from '../people/assignees';
import { db } from '../db/db';
import { type Entry, record, TaskActivityType } from '../timeline/history';
import type { ContractRecord, Party, PersonRecord, UserRecord } from '../db/records';
import type { TaskContents } from './payloads';
import { type ActivityRecord, type TaskRecord, toTaskType } from './records';
import { defaultTaskType } from './types';
import { referenceTo } from '../db/references';

/* The actions on a task and their effects: 000 §4.2 with AMB-052 to 063. */

const CLOSED: readonly TaskStatus[] = [TaskStatus.Finished, TaskStatus.Removed];
const TO_PICK_UP: readonly TaskStatus[] = [TaskStatus.New, TaskStatus.Rejected];

const mayEdit = ({ permissions }: UserRecord) => permissions.includes('editTask');

function demandAssignee({ completeBy }: { completeBy: Party | null }, user: UserRecord): void {
  if (completeBy === null || !idsOf(user).has(completeBy.id))
    refuse(403, 'De taak is niet aan u of een van uw functiegroepen toegewezen.');
}

/**
 * Requires editTask, unless the user made the task: the user created it, or it was created on behalf of the user or of
 * a group of the user.
 */
function demandMaker({ createdBy, from }: TaskRecord, user: UserRecord): void {
  const isMaker = createdBy?.id === user.id || (from !== null && idsOf(user).has(from.id));
  if (!mayEdit(user) && !isMaker) refuse(403, 'Alleen met het recht editTask of als maker van de taak.');
}

function demandOpen(task: TaskRecord): void {
  if (CLOSED.includes(task.status)) refuse(409, 'De taak is al afgerond of verwijderd.');
}

function demandText(text: unknown, field: string, detail: string): string {
  if (typeof text !== 'string' || isAbsent(text)) refuse(422, detail, field);
  return text.trim();
}

/** Changes a task, adds to its history, and pushes it to everybody. */
export function carryOut(
  event: TaskEventName,
  task: TaskRecord,
  changes: Partial<TaskRecord>,
  entry: Entry,
): TaskRecord {
  const done = record(task, changes, entry);
  pushTask(event, done);
  return done;
}

export function pickUp(task: TaskRecord, user: UserRecord): TaskRecord {
  if (!TO_PICK_UP.includes(task.status))
    refuse(409, 'De taak is al opgepakt, afgerond, verwijderd of geannuleerd.');
  demandAssignee(task, user);
  return carryOut(
    'pickedUp',
    task,
    { status: TaskStatus.PickedUp, pickedUp: clock.iso() },
    { message: 'Taak opgepakt', colleague: selfOf(user) },
  );
}

type Ending = Pick<ActivityRecord, 'message' | 'completeReason'>;

/** Finishes a task; shared by the plain task and the step task of a case flow. */
export function complete(task: TaskRecord, user: UserRecord, ending: Ending): TaskRecord {
  demandAssignee(task, user);
  return carryOut(
    'completed',
    task,
    { status: TaskStatus.Finished, finished: clock.iso(), completedById: user.id },
    { ...ending, colleague: selfOf(user) },
  );
}

export function finish(task: TaskRecord, user: UserRecord, reason: unknown): TaskRecord {
  const message = demandText(reason, 'reason', 'Een omschrijving is verplicht.');
  if (task.taskType?.category === TaskTypeCategory.CaseFlow)
    refuse(409, 'Een zaaktaak wordt afgerond via de zaakstap (caseflow/finishtask).');
  if (task.status !== TaskStatus.PickedUp) refuse(409, 'Alleen een opgepakte taak kan afgerond worden.');
  return complete(task, user, { message, completeReason: message });
}

export function reject(task: TaskRecord, user: UserRecord, reason: unknown): TaskRecord {
  const message = demandText(reason, 'reason', 'Een reden is verplicht.');
  if ([...CLOSED, TaskStatus.Canceled].includes(task.status))
    refuse(409, 'De taak is al afgerond of geannuleerd.');
  demandAssignee(task, user);
  const owner = task.from ?? task.createdBy;
  if (owner === null || owner.id === task.completeBy?.id)
    refuse(409, 'Een eigen taak kan niet geweigerd worden.');
  return carryOut(
    'rejected',
    task,
    { status: TaskStatus.Rejected, completeBy: owner, pickedUp: null },
    { message, rejectReason: message, colleague: selfOf(user) },
  );
}

export function remove(task: TaskRecord, user: UserRecord, reason: unknown): TaskRecord {
  demandMaker(task, user);
  const message = demandText(reason, 'reason', 'Een reden is verplicht.');
  demandOpen(task);
  return carryOut(
    'deleted',
    task,
    { status: TaskStatus.Removed, spelledOtherwise: true },
    { message, deleteReason: message, colleague: selfOf(user) },
  );
}

export function discuss(task: TaskRecord, user: UserRecord, text: unknown): TaskRecord {
  const message = demandText(text, 'message', 'Een bericht is verplicht.');
  if (task.status === TaskStatus.Removed) refuse(409, 'De taak is verwijderd.');
  return carryOut('discussed', task, {}, { message, colleague: selfOf(user) });
}

export function update(task: TaskRecord, user: UserRecord, readContents: () => TaskContents): TaskRecord {
  demandMaker(task, user);
  demandOpen(task);
  const next = readContents();
  if (CLOSED.includes(next.status)) refuse(409, 'Afronden en verwijderen gaan niet via bijwerken.');
  /* The first of two simultaneous writes wins, and the second is refused. */
  if (next.status !== task.status) refuse(409, 'De status van de taak is intussen veranderd.');
  const isHandedOver = next.completeBy?.id !== task.completeBy?.id;
  const message = isHandedOver
    ? `Taak toegewezen aan ${next.completeBy?.name ?? 'niemand'}`
    : 'Taak gewijzigd';
  return carryOut(isHandedOver ? 'executorChanged' : 'contentsModified', task, next, {
    message,
    colleague: selfOf(user),
  });
}

function contractFor(contractId: string | null, person: PersonRecord): ContractRecord | null {
  if (contractId === null) return null;
  const contract = db.contracts.find(contractId);
  return contract && contract.roleId === person.roles?.customer
    ? contract
    : refuse(422, 'Het contract hoort niet bij deze relatie.', 'contractId');
}

/** Gives an anonymous task its person (AMB-074). */
export function link(
  task: TaskRecord,
  user: UserRecord,
  personId: string,
  contractId: string | null,
): TaskRecord {
  if (task.relatedPerson !== null) refuse(409, 'De taak is al aan een relatie gekoppeld.');
  const person = db.people.find(personId) ?? refuse(422, 'Een relatie is verplicht.', 'personId');
  const contract = contractFor(contractId, person);
  return carryOut(
    'updated',
    task,
    {
      relatedPerson: referenceTo(person),
      linkedPersonId: person.id,
      contractId: contract?.id ?? null,
    },
    { message: `Taak gekoppeld aan ${referenceTo(person).name}`, colleague: selfOf(user) },
  );
}

export function assignChat(task: TaskRecord, chatConversationId: string): TaskRecord {
  return carryOut(
    'activitiesUpdated',
    task,
    {},
    { type: TaskActivityType.Chat, message: 'Chatgesprek gekoppeld', chatConversationId },
  );
}

export function add(task: TaskRecord): TaskRecord {
  db.tasks.add(task);
  pushTask('created', task);
  return task;
}

/** Puts a new task about a unit or a complex on its timeline. */
export function addForZone(task: TaskRecord, zoneId: string): TaskRecord {
  const place = placeOfZone(zoneId);
  const type = task.taskType ?? defaultTaskType;
  const found =
    db.cases.find(task.case?.id ?? '') ??
    db.cases.add(
      aTimelineCase({
        id: world.random.guid(),
        title: task.subject,
        status: 1,
        created: clock.iso(),
        personId: task.relatedPerson?.id ?? null,
        ...place,
      }),
    );
  const activity = db.caseActivities.add(
    aCaseActivity({
      id: world.random.guid(),
      caseId: found.id,
      type: 'TaskCreated',
      description: null,
      channel: null,
      direction: null,
      startTime: clock.iso(),
      colleague: task.createdBy,
      task: {
        id: task.id,
        taskType: { name: type.name, category: String(toTaskType(type).category) },
        description: task.subject,
        outcome: null,
        relatedPerson: task.relatedPerson,
      },
      ...(task.completeBy && { completeBy: task.completeBy }),
    }),
  );
  pushTimeline(found, activity);
  return add({ ...task, ...place, case: { id: found.id, title: found.title }, caseTitle: found.title });
}
