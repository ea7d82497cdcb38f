import { type Body, textOf } from '../backend/body';
import { AssigneeType } from '@/domain/colleagues/assignee';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { refuse } from '../backend/answers';
import { clock } from '../world/clock';
import { findAssignee } from '../people/assignees';
import { caseFlowDefinitions } from '../caseflows/definitions';
import { toCaseFlow } from '../caseflows/wire';
import { db } from '../db/db';
import type { CaseFlowRecord } from '../db/records';
import { type CaseFlowEventName, pushCaseFlow } from '../caseflows/pushCaseFlow';
import { seedCaseFlow } from '../caseflows/seed';
import { seedCaseHistory } from '../caseflows/caseHistory';
import { type CaseState, caseStates } from '../caseflows/caseTimeline';
import { seedingOf } from '../tasks/seed';
import { world } from '../world/worldState';

const whole = (flow: CaseFlowRecord) => toCaseFlow(flow, { withSteps: true });

const stateNamed = (name: string): CaseState =>
  caseStates.find((state) => state === name) ?? refuse(422, `Een van: ${caseStates.join(', ')}.`);

/**
 * Makes a case: `{type, state, at, ownerId, personId, title, deadline}`. Its open tasks are picked up by its owner, who
 * did all the work so far. In a case of a group or without an owner, colleagues of the steps' function groups did the
 * work.
 */
export function makeCase(body: Body) {
  const type = textOf(body['type']) || 'Overlast';
  const owner = textOf(body['ownerId']) === '' ? null : findAssignee(textOf(body['ownerId']));
  const [title, deadline] = [textOf(body['title']), textOf(body['deadline'])];
  const seeding = seedingOf(world.random, clock.now());
  const seeded = seedCaseFlow(
    {
      definition:
        caseFlowDefinitions.find(({ name }) => name === type) ?? refuse(422, `Geen zaaksoort '${type}'.`),
      state: stateNamed(textOf(body['state']) || 'waiting'),
      at: typeof body['at'] === 'number' ? body['at'] : 0,
      owner,
      person: db.people.find(textOf(body['personId'])) ?? null,
      openTasks: TaskStatus.PickedUp,
      ...(owner?.type === AssigneeType.Employee && { worker: owner }),
      ...(title !== '' && { title }),
      ...(deadline !== '' && { deadline }),
    },
    seeding,
  );
  return whole(seedCaseHistory(seeded, seeding));
}

/** A case with fields that the API has elsewhere or not at all. */
export function readCase(id: string) {
  const flow = db.caseFlows.named(id);
  const messages = db.caseMessages.where(({ caseFlowId }) => caseFlowId === flow.id);
  return {
    caseFlow: toCaseFlow(flow, { withSteps: true }),
    cancelation: flow.cancelation,
    messages: messages.map(({ message, isPublic }) => ({ message, isPublic })),
  };
}

/** Changes a case without a push; with `event` the change is pushed. */
export function changeCase(id: string, body: Body) {
  const flow = db.caseFlows.change(db.caseFlows.named(id), {
    lastModified: clock.iso(),
    ...(body['changes'] as Partial<CaseFlowRecord>),
  });
  const event = textOf(body['event']);
  if (event !== '') {
    const stepId = textOf(body['stepId']);
    pushCaseFlow(event as CaseFlowEventName, flow, stepId === '' ? {} : { stepId });
  }
  return whole(flow);
}
