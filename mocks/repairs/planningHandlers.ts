import { textOf } from '../backend/body';
import { refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { repairs } from '../backend/demands';
import { db } from '../db/db';
import type { PlanningOption, RepairRequest } from '../wire/repairs';
import { findOption, freeIn, isLastWeek } from './planner';
import { inProgress, isPlannable, PREPARED } from './requests';

const DATE = /^\d{4}-\d{2}-\d{2}/;

function dateIn(query: URLSearchParams, name: string): string {
  const text = query.get(name) ?? '';
  return DATE.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : refuse(400, `'${name}' moet een ISO-datum zijn.`);
}

function plannable(request: RepairRequest): RepairRequest {
  if ((request.items ?? []).length === 0) refuse(409, 'Het reparatieverzoek heeft geen onderdelen.');
  return isPlannable(request) ? request : refuse(409, 'Geen van de onderdelen kan gepland worden.');
}

/** Accepts the id, or the option itself. */
const optionIdIn = (sent: unknown): string =>
  textOf(typeof sent === 'object' && sent !== null && 'id' in sent ? sent.id : sent);

function readOption(request: RepairRequest, id: string): PlanningOption {
  const found = findOption(request, id) ?? refuse(422, 'Dit moment is niet beschikbaar.', 'option');
  return found.isTaken ? refuse(409, 'Dit moment is intussen bezet.') : found.option;
}

export const repairPlanningHandlers: Handlers = {
  'GET /api/v1/planning/repairrequest': repairs(({ query }) => {
    const request = plannable(db.repairRequests.named(query.get('repairRequestId') ?? ''));
    const [from, until] = [dateIn(query, 'from'), dateIn(query, 'until')];
    if (until < from) refuse(400, "'until' ligt voor 'from'.");
    if (!['true', 'false', null].includes(query.get('external')))
      refuse(400, "'external' moet true of false zijn.");
    return {
      availablePlanningOptions: freeIn(request, from, until),
      isLastPlannableWeek: isLastWeek(request, until),
    };
  }),
  'POST /api/v1/repairrequest/plan': repairs(async ({ body }) => {
    const sent = await body();
    const request = plannable(inProgress(db.repairRequests.named(textOf(sent['id']))));
    const optionId = optionIdIn(sent['option']);
    const planningImpossible = sent['planningImpossible'] === true;
    if (planningImpossible && optionId !== '')
      refuse(422, 'Of een moment, of planning onmogelijk, niet beide.', 'option');
    if (!planningImpossible && optionId === '') refuse(422, 'Een moment is verplicht.', 'option');
    const plan = planningImpossible ? null : readOption(request, optionId);
    db.repairRequests.change(request, { status: PREPARED, plan, planningImpossible });
  }),
};
