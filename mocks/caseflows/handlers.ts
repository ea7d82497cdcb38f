import { type Body, textOf } from '../backend/body';
import { pageOf, refuse } from '../backend/answers';
import type { Call, Handler, Handlers } from '../backend/backend';
import { anyOf, refusing, session, taskOrCase, viewCaseFlow } from '../backend/demands';
import { findAssignee } from '../people/assignees';
import * as actions from './actions';
import { caseFlowDefinitions } from './definitions';
import { listByOwner, listCaseFlows, readCaseFlowQuery } from './query';
import { findStep, isOpenCase, stepTasksOf } from './state';
import { cancelationStatuses } from './vocabulary';
import { toCaseFlow, toStepsOfCase } from './wire';
import { toAssignee } from '../db/wire';
import { db } from '../db/db';
import type { CaseFlowRecord, StepRecord, Party } from '../db/records';

const maySeeSteps = ({ user }: Call) => user.permissions.includes('viewDetailedCaseFlow');

const notFound = (id: string) => refuse(404, `Zaak ${id} bestaat niet.`);

const caseFlowOf = ({ param }: Call): CaseFlowRecord =>
  db.caseFlows.find(param('id')) ?? notFound(param('id'));

/** Answers with the parts of the case that this user may see. */
const answerWith = (call: Call, flow: CaseFlowRecord | undefined) =>
  toCaseFlow(flow ?? notFound(call.param('id')), { withSteps: maySeeSteps(call) });

function search(call: Call) {
  const page = pageOf(listCaseFlows(readCaseFlowQuery(call.query)), call.query);
  const withSteps = maySeeSteps(call);
  return { ...page, items: page.items.map((flow) => toCaseFlow(flow, { withSteps })) };
}

/** `page` and `pageSize` count within each owner; the outer total counts cases (AMB-102). */
function searchByOwner(call: Call) {
  const withSteps = maySeeSteps(call);
  const groups = listByOwner(readCaseFlowQuery(call.query)).map(({ owner, flows }) => {
    const { items, total } = pageOf(flows, call.query);
    return {
      owner: owner && toAssignee(owner),
      total,
      items: items.map((flow) => toCaseFlow(flow, { withSteps })),
    };
  });
  const { page, pageSize } = pageOf([], call.query);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return { items: groups, page, pageSize, total };
}

/** Finds the case by the id of a step task. */
const byTask: Handler = (call) => {
  const stepTask = db.stepTasks.find(call.param('id'));
  return answerWith(call, stepTask && db.caseFlows.find(stepTask.caseFlowId));
};

/** Finds the case by the id of a step task's task in the inbox. */
const byUmbrellaTask: Handler = (call) => {
  const id = call.param('id').toLowerCase();
  const stepTask = db.stepTasks.firstWhere(({ umbrellaTaskId }) => umbrellaTaskId === id);
  return answerWith(call, stepTask && db.caseFlows.find(stepTask.caseFlowId));
};

const byUmbrellaCase: Handler = (call) => {
  const id = call.param('id').toLowerCase();
  return answerWith(
    call,
    db.caseFlows.firstWhere(({ umbrellaCaseId }) => umbrellaCaseId === id),
  );
};

function steps({ query }: Call) {
  const id = query.get('caseFlowId') ?? '';
  const flows = id === '' ? db.caseFlows.where(isOpenCase) : [db.caseFlows.find(id) ?? notFound(id)];
  return flows.flatMap(toStepsOfCase);
}

/** Finds the step by `:id`. A case in the body must be the case of that step (AMB-089, AMB-090). */
function stepOf(call: Call, body: Body): { flow: CaseFlowRecord; step: StepRecord } {
  const found =
    findStep(call.param('id').toLowerCase()) ?? refuse(404, `Zaakstap ${call.param('id')} bestaat niet.`);
  const caseFlowId = textOf(body['caseFlowId']).toLowerCase();
  if (caseFlowId !== '' && caseFlowId !== found.flow.id)
    refuse(422, 'De stap hoort niet bij deze zaak.', 'caseFlowId');
  return found;
}

function assigneeNamed(value: unknown, field: string): Party | null {
  const id = textOf(value);
  if (id === '') return null;
  return findAssignee(id) ?? refuse(422, `Onbekende medewerker of functiegroep '${id}'.`, field);
}

/** The assignee per task of the step; a task that is not named goes to the step's function group. */
function readAssignments(value: unknown, step: StepRecord): actions.AssigneeOfTask {
  const known = stepTasksOf(step).map(({ id }) => id);
  const assignments = (Array.isArray(value) ? value : []) as Body[];
  const chosen = new Map(
    assignments.map(({ id, employeeId, functionGroupId }) => {
      const task = textOf(id);
      if (!known.includes(task)) refuse(422, `Taak ${task} hoort niet bij deze stap.`, 'taskAssignments');
      const [employee, group] = [employeeId, functionGroupId].map((each) =>
        assigneeNamed(each, 'taskAssignments'),
      );
      if (employee && group)
        refuse(
          422,
          'Wijs een taak toe aan een medewerker of aan een functiegroep, niet aan beide.',
          'taskAssignments',
        );
      return [task, employee ?? group ?? null] as const;
    }),
  );
  return (id) => chosen.get(id) ?? null;
}

function readOwner(body: Body): Party | null {
  const owner = body['ownerModel'];
  if (owner === null) return null;
  const id = typeof owner === 'object' ? (owner as Body)['id'] : undefined;
  return assigneeNamed(id, 'ownerModel') ?? refuse(422, 'Een eigenaar is verplicht.', 'ownerModel');
}

/* Handlers read records after the body, so that they see a change that was made in between. */
export const caseFlowHandlers: Handlers = {
  'GET /api/v1/caseflow': viewCaseFlow(search),
  'GET /api/v1/caseflow/searchgroupedbyowner': viewCaseFlow(searchByOwner),
  'GET /api/v1/caseflow/types': viewCaseFlow(() =>
    caseFlowDefinitions.map(({ name, title }) => ({ name, title })),
  ),
  'GET /api/v1/caseflow/cancelationstatuses': viewCaseFlow(() => cancelationStatuses),
  'GET /api/v1/caseflow/steps': viewCaseFlow(steps),
  'GET /api/v1/caseflow/:id': viewCaseFlow((call) => toCaseFlow(caseFlowOf(call), { withSteps: false })),
  'GET /api/v1/caseflow/detailed/:id': anyOf('viewDetailedCaseFlow')((call) =>
    toCaseFlow(caseFlowOf(call), { withSteps: true }),
  ),
  'GET /api/v1/caseflow/bytask/:id': taskOrCase(byTask),
  'GET /api/v1/caseflow/byumbrellataskid/:id': taskOrCase(byUmbrellaTask),
  'GET /api/v1/caseflow/byumbrellacaseid/:id': taskOrCase(byUmbrellaCase),

  'PUT /api/v1/caseflow/:id': session(async (call) => {
    const body = await call.body();
    const flow = caseFlowOf(call);
    return answerWith(
      call,
      actions.changeOwner(flow, call.user, () => readOwner(body)),
    );
  }),
  'PUT /api/v1/caseflow/pickupstep/:id': refusing(
    'Zaakstap kan niet opgepakt worden. Onvoldoende rechten.',
    'pickupCaseFlowStep',
  )(async (call) => {
    const body = await call.body();
    const { flow, step } = stepOf(call, body);
    const assigneeOfTask = readAssignments(body['taskAssignments'], step);
    return answerWith(call, actions.pickUpStep(flow, step, call.user, assigneeOfTask));
  }),
  'PUT /api/v1/caseflow/finishstep/:id': refusing(
    'Onvoldoende rechten om de zaakstap af te ronden',
    'finishCaseFlowStep',
  )(async (call) => {
    const { flow, step } = stepOf(call, await call.body());
    return answerWith(call, actions.finishStep(flow, step, call.user));
  }),
  'PUT /api/v1/caseflow/cancel/:id': viewCaseFlow(async (call) => {
    const { cancelationStatusId, reason } = await call.body();
    const flow = caseFlowOf(call);
    return answerWith(call, actions.cancel(flow, call.user, textOf(cancelationStatusId), textOf(reason)));
  }),
};
