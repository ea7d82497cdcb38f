import type { Assignee } from '@/domain/assignee';
import { CaseFlowStatus } from '@/domain/caseFlowStatus';
import { StepStatus } from '@/domain/caseFlowStep';
import type { Permission } from '@/domain/permission';
import { refuse } from '../answers';
import { clock } from '../clock';
import { pushCaseFlow } from '../hubs/pushCaseFlow';
import { world } from '../worldState';
import { findAssignee, idsOf, selfOf } from './assignees';
import { dutchMoment } from './calendar';
import { cancelationStatuses } from './caseFlowVocabulary';
import { recordCase } from './caseFlowHistory';
import { isBlocked, isOpenCase, isPickedUp, stepTasksOf, withStep } from './caseFlowState';
import { isAbsent } from './compare';
import { db } from './db';
import type { CaseFlowRecord, CaseMessageRecord, StepRecord, UserRecord } from './records';
import { cancelInboxTasks, createInboxTask } from './stepInbox';

/* What may be done to a case, and what happens then: 000 §4.3 with AMB-087 to 093. */

const may = (user: UserRecord, permission: Permission) => user.permissions.includes(permission);

const isOwner = ({ ownerModel }: CaseFlowRecord, user: UserRecord) =>
  ownerModel !== null && idsOf(user).has(ownerModel.id);

function demandOpen(flow: CaseFlowRecord): void {
  if (!isOpenCase(flow)) refuse(409, 'De zaak is al afgerond of geannuleerd.');
}

const assigneeOfGroupId = (id: string | null): Assignee | null => (id === null ? null : findAssignee(id));

/** To whom a task of a step is given: null leaves it to the step's own function group. */
export type AssigneeOfTask = (stepTaskId: string) => Assignee | null;

export function pickUpStep(
  flow: CaseFlowRecord,
  step: StepRecord,
  user: UserRecord,
  assigneeOfTask: AssigneeOfTask = () => null,
): CaseFlowRecord {
  if (!may(user, 'pickupCaseFlowStep')) refuse(403, 'Onvoldoende rechten om de stap op te pakken.');
  demandOpen(flow);
  if (step.status !== StepStatus.Started || step.pickedUpOn !== null || step.finishedOn !== null)
    refuse(409, 'De stap is al opgepakt of nog niet aan de beurt.');
  const by = selfOf(user);
  const changes = { status: StepStatus.PickedUp, pickedUpOn: clock.iso(), pickedUpByModel: by };
  const done = recordCase(
    flow,
    { status: CaseFlowStatus.PickedUp, assignment: by, steps: withStep(flow, step.id, changes) },
    { title: 'Stap opgepakt', description: step.title, by },
  );
  const tasks = stepTasksOf(step);
  for (const task of tasks) {
    const completeBy = assigneeOfTask(task.id) ?? assigneeOfGroupId(step.functionGroupId) ?? by;
    createInboxTask(done, step, task, completeBy, user);
  }
  pushCaseFlow('stepPickedUp', done, step.id);
  if (tasks.length > 0) pushCaseFlow('stepTasksCreated', done, step.id);
  return done;
}

const deadlineIn = (days: number): string => dutchMoment(clock.now(), days, '17:00');

/** The step is over, and the next one that was not started begins (AMB-093). */
function stepsAfter(flow: CaseFlowRecord, step: StepRecord): StepRecord[] {
  const finished = withStep(flow, step.id, { status: StepStatus.Finished, finishedOn: clock.iso() });
  const next = finished.find(({ status }) => status === StepStatus.NotStarted);
  return finished.map((each) =>
    each.id === next?.id ? { ...each, status: StepStatus.Started, deadline: deadlineIn(each.days) } : each,
  );
}

export function finishStep(flow: CaseFlowRecord, step: StepRecord, user: UserRecord): CaseFlowRecord {
  if (!may(user, 'finishCaseFlowStep')) refuse(403, 'Onvoldoende rechten om de zaakstap af te ronden.');
  demandOpen(flow);
  if (!isPickedUp(step)) refuse(409, 'Alleen een opgepakte stap kan worden afgerond.');
  if (isBlocked(step)) refuse(409, 'Rond eerst de verplichte taken van de stap af.');
  const by = selfOf(user);
  cancelInboxTasks(stepTasksOf(step), user, 'Taak vervallen: de stap is afgerond.');
  const steps = stepsAfter(flow, step);
  const next = steps.find(({ status }) => status === StepStatus.Started);
  const finished = recordCase(
    flow,
    { steps, assignment: assigneeOfGroupId(next?.functionGroupId ?? null) },
    { title: 'Stap afgerond', description: step.title, by },
  );
  const done = next
    ? finished
    : recordCase(
        finished,
        { status: CaseFlowStatus.Finished },
        { title: 'Zaak afgerond', description: flow.title, by },
      );
  pushCaseFlow('stepFinished', done, step.id);
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
  const status = cancelationStatuses.find(({ id }) => id === statusId);
  if (!status) refuse(422, 'Kies waarom de zaak wordt geannuleerd.');
  demandOpen(flow);
  const steps = flow.steps.map((step) =>
    isUnfinished(step) ? { ...step, status: StepStatus.Canceled } : step,
  );
  cancelInboxTasks(
    flow.steps.filter(isUnfinished).flatMap(stepTasksOf),
    user,
    'Taak vervallen: de zaak is geannuleerd.',
  );
  const done = recordCase(
    flow,
    { status: CaseFlowStatus.Canceled, steps, assignment: null, cancelation: { statusId, reason } },
    {
      title: 'Zaak geannuleerd',
      description: isAbsent(reason) ? status.label : `${status.label}: ${reason.trim()}`,
      by: selfOf(user),
    },
  );
  pushCaseFlow('updated', done);
  return done;
}

/** With editCaseFlow or as its owner, while it is in behandeling (000 §4.3, AMB-088). */
export function changeOwner(
  flow: CaseFlowRecord,
  user: UserRecord,
  ownerModel: Assignee | null,
): CaseFlowRecord {
  if (!may(user, 'editCaseFlow') && !isOwner(flow, user)) refuse(403, 'De zaak is niet van jou.');
  if (flow.status !== CaseFlowStatus.PickedUp) refuse(409, 'De zaak is niet in behandeling.');
  const done = recordCase(
    flow,
    { ownerModel },
    { title: 'Eigenaar gewijzigd', description: ownerModel?.name ?? 'Niemand', by: selfOf(user) },
  );
  pushCaseFlow('updated', done);
  return done;
}

export function addMessage(
  flow: CaseFlowRecord,
  user: UserRecord,
  { message, mediaId, isPublic }: { message: string; mediaId: string | null; isPublic: boolean },
): CaseMessageRecord {
  if (isAbsent(message)) refuse(422, "'message' is verplicht.");
  if (mediaId !== null && !db.media.find(mediaId)) refuse(422, 'Onbekende bijlage.');
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
