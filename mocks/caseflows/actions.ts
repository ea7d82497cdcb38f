import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import type { Permission } from '@/domain/session/permission';
import { refuse } from '../backend/answers';
import { clock } from '../world/clock';
import { pushCaseFlow } from './pushCaseFlow';
import { world } from '../world/worldState';
import { findAssignee, idsOf, selfOf } from '../people/assignees';
import { dutchMoment } from '../db/calendar';
import { cancelationStatuses } from './vocabulary';
import { recordCase } from './history';
import { isBlocked, isOpenCase, isPickedUp, stepTasksOf, withStep } from './state';
import { isAbsent } from '../db/compare';
import { db } from '../db/db';
import type { CaseFlowRecord, CaseMessageRecord, StepRecord, UserRecord, Party } from '../db/records';
import { createInboxTask } from './stepInbox';

/* The actions on a case and their effects: 000 §4.3 with AMB-087 to 093. */

const may = (user: UserRecord, permission: Permission) => user.permissions.includes(permission);

const isOwner = ({ ownerModel }: CaseFlowRecord, user: UserRecord) =>
  ownerModel !== null && idsOf(user).has(ownerModel.id);

const assigneeOfGroupId = (id: string | null): Party | null => (id === null ? null : findAssignee(id));

/** The assignee of a task of a step; null leaves the task to the step's own function group. */
export type AssigneeOfTask = (stepTaskId: string) => Party | null;

export function pickUpStep(
  flow: CaseFlowRecord,
  step: StepRecord,
  user: UserRecord,
  assigneeOfTask: AssigneeOfTask = () => null,
): CaseFlowRecord {
  if (!isOpenCase(flow) || step.status !== StepStatus.Started)
    refuse(409, 'De stap is al opgepakt of nog niet aan de beurt.');
  const by = selfOf(user);
  const changes = { status: StepStatus.PickedUp, pickedUpOn: clock.iso(), pickedUpByModel: by };
  const done = recordCase(
    flow,
    { status: CaseFlowStatus.PickedUp, assignment: by, steps: withStep(flow, step.id, changes) },
    { description: `Stap opgepakt: ${step.title}`, by },
  );
  const tasks = stepTasksOf(step);
  for (const task of tasks) {
    const completeBy = assigneeOfTask(task.id) ?? assigneeOfGroupId(step.functionGroupId) ?? by;
    createInboxTask(done, step, task, completeBy, user);
  }
  pushCaseFlow('stepPickedUp', done, { stepId: step.id });
  if (tasks.length > 0) pushCaseFlow('stepTasksCreated', done, { stepId: step.id });
  return done;
}

const deadlineIn = (days: number): string => dutchMoment(clock.now(), days, '17:00');

/** The steps of the case once this step is finished: the next step that was not started begins (AMB-093). */
function stepsAfter(flow: CaseFlowRecord, step: StepRecord): StepRecord[] {
  const finished = withStep(flow, step.id, { status: StepStatus.Finished, finishedOn: clock.iso() });
  const next = finished.find(({ status }) => status === StepStatus.NotStarted);
  return finished.map((each) =>
    each.id === next?.id ? { ...each, status: StepStatus.Started, deadline: deadlineIn(each.days) } : each,
  );
}

export function finishStep(flow: CaseFlowRecord, step: StepRecord, user: UserRecord): CaseFlowRecord {
  if (!isOpenCase(flow) || !isPickedUp(step)) refuse(409, 'Alleen een opgepakte stap kan afgerond worden.');
  if (isBlocked(step)) refuse(409, 'De stap is geblokkeerd: niet alle verplichte taken zijn afgerond.');
  const steps = stepsAfter(flow, step);
  const next = steps.find(({ status }) => status === StepStatus.Started);
  const by = selfOf(user);
  const finished = recordCase(
    flow,
    { steps, assignment: assigneeOfGroupId(next?.functionGroupId ?? null) },
    { description: `Stap afgerond: ${step.title}`, by },
  );
  const done = next
    ? finished
    : recordCase(finished, { status: CaseFlowStatus.Finished }, { description: 'Zaak afgerond', by });
  pushCaseFlow('stepFinished', done, { stepId: step.id });
  if (!next) pushCaseFlow('updated', done);
  return done;
}

const isUnfinished = ({ status }: StepRecord) => status !== StepStatus.Finished;

export function cancel(
  flow: CaseFlowRecord,
  user: UserRecord,
  statusId: string,
  reason: string,
): CaseFlowRecord {
  if (!isOpenCase(flow))
    refuse(409, 'Alleen een ontvangen zaak of een zaak in behandeling kan afgebroken worden.');
  const status =
    cancelationStatuses.find(({ id }) => id === statusId) ??
    refuse(422, 'Een reden van afbreken uit de lijst is verplicht.', 'cancelationStatusId');
  const steps = flow.steps.map((step) =>
    isUnfinished(step) ? { ...step, status: StepStatus.Canceled } : step,
  );
  const why = isAbsent(reason) ? status.label : `${status.label}: ${reason.trim()}`;
  const done = recordCase(
    flow,
    { status: CaseFlowStatus.Canceled, steps, assignment: null, cancelation: { statusId, reason } },
    { description: `Zaak geannuleerd: ${why}`, by: selfOf(user) },
  );
  pushCaseFlow('updated', done);
  return done;
}

/** Requires editCaseFlow or ownership, and a case that is in behandeling (000 §4.3, AMB-088). */
export function changeOwner(
  flow: CaseFlowRecord,
  user: UserRecord,
  readOwner: () => Party | null,
): CaseFlowRecord {
  if (!may(user, 'editCaseFlow') && !isOwner(flow, user))
    refuse(403, 'Alleen met het recht editCaseFlow of als eigenaar.');
  if (flow.status !== CaseFlowStatus.PickedUp)
    refuse(409, 'Een afgeronde, geannuleerde of ontvangen zaak kan niet gewijzigd worden.');
  const ownerModel = readOwner();
  const done = recordCase(
    flow,
    { ownerModel },
    { description: `Eigenaar gewijzigd: ${ownerModel?.name ?? 'niemand'}`, by: selfOf(user) },
  );
  pushCaseFlow('updated', done);
  return done;
}

export function addMessage(
  flow: CaseFlowRecord,
  user: UserRecord,
  { message, mediaId, isPublic }: { message: string; mediaId: string | null; isPublic: boolean },
): CaseMessageRecord {
  if (isAbsent(message) && mediaId === null) refuse(422, 'Een bericht is verplicht.', 'message');
  if (mediaId !== null && !db.media.find(mediaId)) refuse(422, 'Onbekend bestand.', 'mediaId');
  const added = db.caseMessages.add({
    id: world.random.guid(),
    caseFlowId: flow.id,
    isPublic,
    message: message.trim(),
    mediaId,
    created: clock.iso(),
    createdBy: selfOf(user),
  });
  pushCaseFlow('updated', recordCase(flow, {}, null));
  return added;
}
