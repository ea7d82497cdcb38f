import { type Body, textOf } from '../backend/body';
import { ChannelType } from '@/domain/timeline/channelType';
import { refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { repairs, repairsRead } from '../backend/demands';
import { aCaseActivity, aTimelineCase } from '../db/builders';
import { db } from '../db/db';
import type { UserRecord } from '../db/records';
import { pushHub } from '../hubs/pushHub';
import { selfOf } from '../people/assignees';
import { toActivity, toCase } from '../timeline/timelineWire';
import type { RepairRequest } from '../wire/repairs';
import { clock } from '../world/clock';
import { world } from '../world/worldState';
import { findOption } from './planner';
import { inProgress, isPlannable, namedUnit, SUBMITTED } from './requests';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d\s()-]{3,20}$/;

interface Reached {
  channelType: string;
  phone: string;
  email: string;
}

function readReached(body: Body): Reached {
  const channelType = textOf(body['channelType']);
  if (!Object.hasOwn(ChannelType, channelType) || channelType === 'Unknown')
    refuse(422, 'Een kanaal is verplicht.', 'channelType');
  const email = textOf(body['email']);
  if (email !== '' && !EMAIL.test(email)) refuse(422, `Geen geldig e-mailadres: '${email}'.`, 'email');
  const phone = textOf(body['phone']);
  if (phone !== '' && !PHONE.test(phone)) refuse(422, `Geen geldig telefoonnummer: '${phone}'.`, 'phone');
  return { channelType, phone, email };
}

function checkPlan(request: RepairRequest): void {
  if ((request.items ?? []).length === 0) refuse(409, 'Het reparatieverzoek heeft geen onderdelen.');
  const isPlanned = request.plan != null || request.planningImpossible === true;
  if (isPlannable(request) && !isPlanned)
    refuse(409, 'Er is nog geen moment gekozen en niet vastgelegd dat plannen onmogelijk is.');
  /* A moment is not reserved until now, so another request may have taken it. */
  if (request.plan && findOption(request, request.plan.id)?.isTaken === true)
    refuse(409, 'Dit moment is intussen bezet.');
}

const vendorOf = (vendorId: string | null) =>
  db.people.firstWhere(({ roles }) => vendorId !== null && roles?.vendor === vendorId)?.name ?? null;

function makeAppointment({ id, items, plan }: RepairRequest): string | null {
  if (!plan) return null;
  const vendorId = (items ?? []).find((item) => item.isPlannable)?.vendorId ?? null;
  const { date, timeSlot, startTime, endTime } = plan;
  return db.repairAppointments.add({
    id: world.random.guid(),
    repairRequestId: id,
    optionId: plan.id,
    date,
    timeSlot,
    startTime,
    endTime,
    vendorId,
    vendorName: vendorOf(vendorId),
  }).id;
}

/** Adds a case with one activity to the timeline. */
export function tellOnTimeline(
  request: RepairRequest,
  by: ReturnType<typeof selfOf> | null,
  at: string,
  random = world.random,
): void {
  const names = (request.items ?? []).map(({ defectName }) => defectName ?? '');
  const unitId = request.unitId ?? null;
  const found = db.cases.add(
    aTimelineCase({
      id: random.guid(),
      title: `Reparatieverzoek: ${names[0] ?? ''}`,
      status: 1,
      created: at,
      unitId,
    }),
  );
  const activity = db.caseActivities.add(
    aCaseActivity({
      id: random.guid(),
      caseId: found.id,
      type: 'RepairRequest',
      description: null,
      channel: request.channelType ?? null,
      startTime: at,
      colleague: by,
      repairRequest: {
        id: request.id,
        items: names.map((defectName) => ({
          defectName,
          unit: { name: namedUnit(unitId ?? '').name ?? '' },
        })),
      },
    }),
  );
  pushHub('unitActivityHub', 'updated', {
    ...toActivity(activity),
    case: toCase(found),
    personId: null,
    unitId,
    complexId: db.units.find(unitId ?? '')?.complexId ?? null,
  });
}

function submit(request: RepairRequest, reached: Reached, user: UserRecord): void {
  const by = selfOf(user);
  const at = clock.iso();
  const submitted = db.repairRequests.change(request, {
    ...reached,
    status: SUBMITTED,
    isInProgress: false,
    submitted: at,
    submittedBy: by.name,
    appointmentId: makeAppointment(request),
  });
  tellOnTimeline(submitted, by, at);
}

export const repairSubmitHandlers: Handlers = {
  'PUT /api/v1/repairrequest/submit': repairs(async ({ body, user }) => {
    const sent = await body();
    const request = inProgress(db.repairRequests.named(textOf(sent['id'])));
    const reached = readReached(sent);
    checkPlan(request);
    submit(request, reached, user);
  }),
  'GET /api/v1/repairrequest/appointment/:id': repairsRead(({ param }) => {
    const id = param('id').toLowerCase();
    const found = db.repairAppointments.firstWhere((each) => each.id === id || each.repairRequestId === id);
    return found ?? refuse(404, 'Er is geen afspraak gemaakt.');
  }),
};
