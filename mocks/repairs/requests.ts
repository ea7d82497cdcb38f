import { type Body, textOf } from '../backend/body';
import { refuse } from '../backend/answers';
import { db } from '../db/db';
import type { RepairItem, RepairRequest } from '../wire/repairs';
import { type CheckedDefect, checkItem, idIn, idsIn } from './itemChecks';
import type { UserRecord } from '../db/records';
import { selfOf } from '../people/assignees';
import { clock } from '../world/clock';
import { world } from '../world/worldState';

export const PENDING = 0;
export const PREPARED = 5;
export const SUBMITTED = 10;

/** Refuses changes to a request that is no longer open. */
export function inProgress(request: RepairRequest): RepairRequest {
  if (request.isInProgress !== true) refuse(409, 'Het reparatieverzoek is niet meer in bewerking.');
  return request;
}

export const isPlannable = ({ items }: RepairRequest): boolean =>
  (items ?? []).some((item) => item.isPlannable);

export const namedUnit = (unitId: string) => ({
  id: unitId,
  name: db.units.find(unitId)?.addressLine ?? null,
});

function itemOf({ unitId, defect, path, rule }: CheckedDefect, body: Body): RepairItem {
  return {
    id: world.random.guid(),
    status: PENDING,
    isPlannable: rule.isPlannable,
    defectId: defect.id,
    defectName: defect.name ?? null,
    answerPath: path.map(({ id }) => id),
    remarks: textOf(body['remarks']),
    vendorId: idIn(body, 'vendorId') ?? rule.vendorOptionIds?.[0] ?? null,
    serviceFundId: idIn(body, 'serviceFundId') ?? rule.serviceFundId,
    collectiveObjectId: idIn(body, 'collectiveObjectId'),
    media: idsIn(body, 'media'),
    unitId,
    unit: namedUnit(unitId),
  };
}

const newRequest = (unitId: string, anonymous: boolean, user: UserRecord): RepairRequest => ({
  id: world.random.guid(),
  status: PENDING,
  isInProgress: true,
  items: [],
  unitId,
  unit: namedUnit(unitId),
  anonymous,
  plan: null,
  planningImpossible: false,
  created: clock.iso(),
  createdBy: selfOf(user).name,
  submitted: null,
  channelType: null,
  phone: null,
  email: null,
  appointmentId: null,
});

function knownRequest(id: string, unitId: string): RepairRequest {
  const request = db.repairRequests.find(id) ?? refuse(422, 'Onbekend reparatieverzoek.', 'repairRequestId');
  inProgress(request);
  return request.unitId === unitId
    ? request
    : refuse(422, 'Het reparatieverzoek is van een andere eenheid.', 'unitId');
}

interface Adding {
  checked: CheckedDefect;
  body: Body;
  user: UserRecord;
  anonymous: boolean;
}

/** Adds an item to the request that the body names, otherwise to a new request. */
export function addItem({ checked, body, user, anonymous }: Adding): {
  request: RepairRequest;
  isNew: boolean;
} {
  const id = idIn(body, 'repairRequestId');
  const { unitId } = checked;
  const request = id === null ? newRequest(unitId, anonymous, user) : knownRequest(id, unitId);
  checkItem(checked, body);
  const items = [...(request.items ?? []), itemOf(checked, body)];
  return { request: db.repairRequests.add({ ...request, items }), isNew: id === null };
}

/** Removing the last item that can be planned removes the plan too. */
export function removeItem(itemId: string): void {
  const request =
    db.repairRequests.firstWhere(({ items }) => items?.some(({ id }) => id === itemId.toLowerCase())) ??
    refuse(404, 'Het onderdeel bestaat niet.');
  inProgress(request);
  const items = (request.items ?? []).filter(({ id }) => id !== itemId.toLowerCase());
  const left = db.repairRequests.change(request, { items });
  if (!isPlannable(left))
    db.repairRequests.change(left, { status: PENDING, plan: null, planningImpossible: false });
}
