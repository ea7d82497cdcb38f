import { db } from '../db/db';
import { dutchDateAfter, dutchMoment, startOfWeek } from '../db/calendar';
import { clock, DAY } from '../world/clock';
import type { PlanningOption, RepairRequest } from '../wire/repairs';

const WEEK_DAYS = 7;
const DATE_LENGTH = 10;
const SLOTS = [
  { timeSlot: 'Morning', from: '08:00', until: '12:00' },
  { timeSlot: 'Afternoon', from: '13:00', until: '17:00' },
] as const;

/**
 * Free mornings (0, 2, …) and afternoons (1, 3, …) per week, from this week on. Some weeks have no free time, also
 * between weeks that have some.
 */
const USUAL_WEEKS: readonly (readonly number[])[] = [[], [], [2, 3, 6, 9], [], [0, 1, 4, 5, 8], [3, 7]];
/** Some vendors have no free time at all. */
const FULL_WEEKS: readonly (readonly number[])[] = [[], [], [], []];

const vendorsOf = ({ items }: RepairRequest): string[] =>
  (items ?? []).flatMap(({ isPlannable, vendorId }) => (isPlannable && vendorId !== null ? [vendorId] : []));

const weeksFor = (request: RepairRequest) =>
  vendorsOf(request).some((id) => db.fullVendors.find(id)) ? FULL_WEEKS : USUAL_WEEKS;

const HEX_LENGTH = 2;

/** The same moment of the same vendor has the same id in every request. */
const optionId = (date: string, slot: number, vendorId: string): string =>
  `f8000000-0000-4000-8000-${date.replaceAll('-', '')}0${String(slot)}${vendorId.slice(-HEX_LENGTH).padStart(HEX_LENGTH, '0')}`;

function optionAt(date: string, place: number, vendorId: string): PlanningOption {
  const slot = place % SLOTS.length;
  const { timeSlot, from, until } = SLOTS[slot === 0 ? 0 : 1];
  const noon = Date.parse(`${date}T12:00:00Z`);
  return {
    id: optionId(date, slot, vendorId),
    date,
    weekday: Math.floor(place / SLOTS.length) + 1,
    timeSlot,
    startTime: dutchMoment(noon, 0, from),
    endTime: dutchMoment(noon, 0, until),
  };
}

const isTaken = (id: string): boolean => db.repairAppointments.some(({ optionId: taken }) => taken === id);

/** All moments between `from` and `until`, taken or not. */
function offeredIn(request: RepairRequest, from: string, until: string): PlanningOption[] {
  const thisWeek = Date.parse(startOfWeek(clock.now()));
  const vendorId = vendorsOf(request)[0] ?? '';
  return weeksFor(request)
    .flatMap((places, week) =>
      places.map((place) => {
        const days = week * WEEK_DAYS + Math.floor(place / SLOTS.length);
        return optionAt(dutchDateAfter(thisWeek, days), place, vendorId);
      }),
    )
    .filter(({ date }) => date >= from.slice(0, DATE_LENGTH) && date < until.slice(0, DATE_LENGTH));
}

export const freeIn = (request: RepairRequest, from: string, until: string): PlanningOption[] =>
  offeredIn(request, from, until).filter(({ id }) => !isTaken(id));

const FIRST = '0000-01-01';
const LAST = '9999-12-31';

/** Returns the option if it was offered to this request, and whether it is taken by now. */
export function findOption(request: RepairRequest, id: string) {
  const option = offeredIn(request, FIRST, LAST).find((each) => each.id === id);
  return option && { option, isTaken: isTaken(id) };
}

/** True when the period up to `until` includes the end of the last week that can be planned. */
export function isLastWeek(request: RepairRequest, until: string): boolean {
  const weeks = weeksFor(request).length;
  const end = Date.parse(startOfWeek(clock.now())) + weeks * WEEK_DAYS * DAY;
  return Date.parse(until) >= end - DAY;
}
