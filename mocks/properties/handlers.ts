import { textOf } from '../backend/body';
import { pageOf, refuse } from '../backend/answers';
import type { Call, Handlers } from '../backend/backend';
import { anyOf, customerCard, desk } from '../backend/demands';
import { db } from '../db/db';
import { findAssignee, selfOf } from '../people/assignees';
import * as actions from '../tasks/actions';
import { aTask } from '../tasks/records';
import { taskTypeNamed } from '../tasks/types';
import { isSameId } from '../tenancy/roles';
import type { Complex, Unit } from '../wire/housing';
import { clock } from '../world/clock';
import { world } from '../world/worldState';
import { byAddress } from './searchHandlers';
import { toUnit, valuationOf } from './summaries';

const unitsOf = ({ id }: Complex): Unit[] =>
  db.units.where(({ complexId }) => isSameId(complexId, id)).sort(byAddress);

function unitOfContract({ param }: Call) {
  const { status, endDate = null, unitId, unit } = db.contracts.named(param('contractId'));
  const isActive = (status === 1 || status === 'Active') && endDate === null;
  const found = isActive ? db.units.find(unitId ?? unit?.id ?? '') : undefined;
  return found ?? refuse(404, 'Bij dit contract hoort geen actieve eenheid.');
}

/** Requests a valuation of a unit: a task, which is on the timeline of the unit as well. */
async function requestValuation({ body, user }: Call) {
  const { completeBy, unitId, description } = await body();
  const sent = (typeof completeBy === 'object' ? completeBy : null) as { id?: unknown } | null;
  const asked = textOf(sent?.id);
  if (asked === '') refuse(422, 'Een behandelaar is verplicht.', 'completeBy');
  const assignee =
    findAssignee(asked) ?? refuse(422, `Onbekende medewerker of functiegroep '${asked}'.`, 'completeBy');
  const unit = db.units.find(textOf(unitId)) ?? refuse(422, 'Onbekende eenheid.', 'unitId');
  const subject = textOf(description).trim();
  if (subject === '') refuse(422, 'Een omschrijving is verplicht.', 'description');
  const now = clock.iso();
  const self = selfOf(user);
  actions.addForZone(
    aTask({
      id: world.random.guid(),
      subject,
      description: subject,
      taskType: taskTypeNamed('Woningwaardering'),
      completeBy: assignee,
      created: now,
      lastModified: now,
      createdBy: self,
      from: self,
      relatedPerson: null,
    }),
    unit.id,
  );
}

export const housingHandlers: Handlers = {
  'GET /api/v1/unit/:id': desk(({ param }) => toUnit(db.units.named(param('id')))),
  'GET /api/v1/unit/byComplex/:complexId': customerCard(({ param, query }) =>
    pageOf(unitsOf(db.complexes.named(param('complexId'))), query),
  ),
  'GET /api/v1/unit/active/byContract/:contractId': anyOf(
    'contractRead',
    'customerCard',
    'editTask',
  )(unitOfContract),
  'GET /api/v1/complex/:id': desk(({ param }) => {
    const complex = db.complexes.named(param('id'));
    return { ...complex, unitCount: unitsOf(complex).length };
  }),
  'GET /api/v1/housing/valuation/byUnit/:unitId': customerCard(({ param }) => {
    const { id } = db.units.named(param('unitId'));
    return valuationOf(id) ?? refuse(404, 'Er is geen woningwaardering.');
  }),
  'POST /api/v1/housing/valuation/createTask': customerCard(requestValuation),
};
