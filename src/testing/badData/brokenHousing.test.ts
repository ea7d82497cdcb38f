import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { allOf, detailsOf } from '@/shared/agenda/appointmentWords';
import { hoursFor, planOf } from '@/records/colleaguecard/calendar/dayPlan';
import { nowIn } from '@/shared/agenda/nowIn';
import { agendaOf } from '@/domain/colleagues/agenda';
import { Appointment } from '@/domain/colleagues/appointment';
import { pastRequests, reportedLately } from '@/domain/repairs/pastRequests';
import { Planning, RepairAppointment } from '@/domain/repairs/planning';
import { stepOf, whyNotSubmit } from '@/domain/repairs/repairFlow';
import { repairItemStatusLabel, RepairRequest, repairStatusLabel } from '@/domain/repairs/repairRequest';
import { ActionSpecification, Defect, RepairAnswer } from '@/domain/repairs/repairTree';
import { matching, reachable } from '@/domain/repairs/searchDefects';
import { Contract, contractAddress, isActiveContract, isPastContract } from '@/domain/tenancy/contract';
import { flagsOf } from '@/domain/tenancy/contractFlags';
import { Complex, fullUnitAddress, Unit, unitAddress } from '@/domain/properties/units';
import { unexplainedPoints, Valuation } from '@/domain/properties/valuation';
import { isMissed, PastCall } from '@/domain/telephony/pastCall';
import { PhoneDay } from '@/domain/telephony/phoneDay';
import { Announcement, phaseOf } from '@/domain/announcements/announcement';
import { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import { slotWords, whenWords } from '@/records/repairs/planning/momentWords';
import { mutationsOf } from './mutations';

const DAY = '2026-11-24';
const AT = `${DAY}T09:00:00.000Z`;
const NOW = Date.parse(AT);

/** A record, and the texts that screens derive from it. */
interface Told {
  schema: GenericSchema;
  whole: object;
  tell: (record: never) => unknown;
}
const told = <T>(schema: GenericSchema<unknown, T>, whole: object, tell: (record: T) => unknown): Told => ({
  schema,
  whole,
  tell,
});

const option = { id: 'o', date: DAY, weekday: 2, timeSlot: 'Morning', startTime: AT, endTime: AT };
const item = {
  id: 'i',
  status: 0,
  isPlannable: true,
  defectId: 'd',
  defectName: 'Kraan lekt',
  answerPath: ['a', 'b', 'c'],
  remarks: 'Druppelt',
  media: ['m'],
  unitId: 'u',
};
const request = { id: 'r', status: 5, isInProgress: true, items: [item], plan: option, unit: { name: 'K' } };

const records: Readonly<Record<string, Told>> = {
  unit: told(
    Unit,
    {
      id: 'u',
      street: 'Kerkstraat',
      houseNumber: 10,
      houseNumberExtension: '2',
      letter: 'A',
      city: 'Haren',
      valuation: { id: 'v', points: 134 },
      contractInfo: { id: 'c', status: 1, startDate: AT },
      activityInfo: { total: 7, lastActivity: AT },
      properties: { Bouwjaar: '1908' },
    },
    (unit) => [unitAddress(unit), fullUnitAddress(unit), unit.activityInfo?.total],
  ),
  complex: told(Complex, { id: 'x', name: 'Parkzicht', unitCount: 3, properties: {} }, ({ name }) => name),
  contract: told(
    Contract,
    {
      id: 'c',
      status: 1,
      startDate: AT,
      endDate: AT,
      customers: [{ personId: 'p', name: 'Maria' }],
      unit: { id: 'u', addressLine: 'Kerkstraat 1', fullAddressLine: 'Kerkstraat 1, Haren' },
    },
    (contract) => [
      isActiveContract(contract, NOW),
      isPastContract(contract, NOW),
      contractAddress(contract),
      flagsOf(contract),
      contract.customers.map(({ name }) => name.length),
    ],
  ),
  valuation: told(
    Valuation,
    { id: 'v', points: 134, maximumRent: 795.16, components: [{ name: 'Keuken', points: 7 }] },
    unexplainedPoints,
  ),
  announcement: told(
    Announcement,
    { id: 'n', title: 'Water', startDate: DAY, endDate: AT, personIds: [], residentialZoneIds: ['u'] },
    (announcement) => phaseOf(announcement, NOW),
  ),
  appointment: told(
    Appointment,
    {
      subject: 'Overleg',
      location: 'K',
      startTime: AT,
      endTime: AT,
      duration: 60,
      status: 'Busy',
      isAllDay: false,
    },
    (appointment) => [
      allOf(appointment),
      detailsOf(appointment),
      planOf([appointment], DAY, hoursFor([appointment], [DAY])),
      agendaOf([appointment], DAY),
      nowIn([appointment], NOW),
    ],
  ),
  call: told(PastCall, { id: 'p', direction: 'Inbound', startTime: AT, duration: 0 }, isMissed),
  day: told(
    PhoneDay,
    { date: DAY, inbound: 1, outbound: 2, statuses: [{ status: 1, seconds: 60 }] },
    ({ statuses }) => statuses.map(({ seconds }) => seconds + 1),
  ),
  request: told(RepairRequest, request, (repair) => [
    stepOf(repair, true),
    whyNotSubmit(repair),
    repairStatusLabel(repair.status),
    repair.items.map(({ status }) => repairItemStatusLabel(status)),
    repair.plan && whenWords(repair.plan),
  ]),
  planning: told(Planning, { availablePlanningOptions: [option], isLastPlannableWeek: false }, (week) =>
    week.availablePlanningOptions.map((moment) => [slotWords(moment), whenWords(moment)]),
  ),
  moment: told(RepairAppointment, { ...option, vendorName: 'De Kraan' }, whenWords),
  answer: told(
    RepairAnswer,
    { id: 'a', name: 'Kraan', title: 'Kraan', index: 3, parent: 'b', locationTypeId: 'l' },
    (answer) => matching(reachable([answer], []), 'kraan'),
  ),
  defect: told(
    Defect,
    { id: 'd', name: 'Kraan lekt', title: 'Kraan lekt', answerId: 'a', locationTypeId: 'l' },
    (defect) => matching(reachable([], [defect]), 'kraan'),
  ),
  action: told(
    ActionSpecification,
    { canFinish: true, remarkIsRequired: true, vendorOptionIds: ['v'], isPlannable: true, message: 'M' },
    ({ vendorOptionIds }) => vendorOptionIds.length,
  ),
  reported: told(
    CaseOnTimeline,
    {
      case: { id: 'c', title: 'Reparatieverzoek' },
      firstActivity: {
        id: 'f',
        type: 'RepairRequest',
        startTime: AT,
        repairRequest: { id: 'r', items: [item] },
      },
    },
    (found) => reportedLately(pastRequests([found]), 'Kraan lekt', NOW),
  ),
};

it.each(Object.entries(records))(
  'A %s is described in words, whatever its fields hold',
  (_, { schema, whole, tell }) => {
    expect(v.safeParse(schema, whole).success).toBe(true);
    for (const { name, record } of mutationsOf(whole, [])) {
      const { success, output } = v.safeParse(schema, record);
      const say = () => JSON.stringify([success && tell(output as never)]);
      expect(say, name).not.toThrow();
      expect(say(), name).not.toMatch(/\[object|NaN/);
    }
  },
);
