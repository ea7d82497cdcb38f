import { toIsoInstant } from '@/lib/dates/instants';
import { refuse } from '../backend/answers';
import { dutchDate, dutchMoment } from '../db/calendar';
import type { ColleagueRecord } from '../db/records';
import type { Appointment } from '../wire/people';
import { clock, DAY } from '../world/clock';
import { createRandom } from '../world/random';
import { world } from '../world/worldState';

/** The requested day, in the Netherlands; today by default. */
export function readDay(query: URLSearchParams): string {
  const day = query.get('day') ?? '';
  if (day === '') return dutchDate(clock.now());
  if (!/^\d{4}-\d\d-\d\d/.test(day) || toIsoInstant(day) === null)
    refuse(400, "'day' moet een ISO-datum zijn.");
  return day.slice(0, 10);
}

const subjects = ['Werkoverleg', 'Huisbezoek Korreweg', 'Lunch', 'Overleg huurdersorganisatie', 'Privé'];
const statuses = ['Busy', 'Tentative', 'Free', 'OOF', 'WorkingElsewhere'];
const MINUTE = 60_000;
const WEEK = 7 * DAY;

/** Seeded by colleague and day, so that the same day always has the same appointments. */
const randomOf = (id: string, noon: number) =>
  createRandom(Number.parseInt(id.replaceAll('-', '').slice(-8), 16) + noon / DAY);

/** An appointment of this many minutes, at a time of the day. */
function meeting(colleagueId: string, noon: number, time: string, minutes: number): Appointment {
  const startTime = dutchMoment(noon, 0, time);
  return {
    colleagueId,
    subject: 'Werkoverleg',
    location: null,
    startTime,
    endTime: new Date(Date.parse(startTime) + minutes * MINUTE).toISOString(),
    duration: minutes,
    status: 'Busy',
    isAllDay: false,
    isRecurring: false,
  };
}

function usualOf(id: string, noon: number): Appointment[] {
  const weekday = new Date(noon).getUTCDay();
  if (weekday === 0 || weekday === 6) return [];
  const random = randomOf(id, noon);
  return Array.from({ length: random.int(0, 4) }, (): Appointment => {
    const hour = random.int(8, 16);
    return {
      ...meeting(id, noon, `${String(hour).padStart(2, '0')}:00`, random.pick([30, 60, 90])),
      subject: random.pick(subjects),
      location: random.chance(0.5) ? 'Kamer 2.14' : null,
      status: random.pick(statuses),
      isRecurring: random.chance(0.3),
    };
  });
}

/** An appointment that names the colleague only. */
const nothingKnown = (colleagueId: string): Appointment => ({
  colleagueId,
  subject: null,
  location: null,
  startTime: null,
  endTime: null,
  duration: null,
  status: null,
  isAllDay: null,
  isRecurring: null,
});

/** Unusual appointments in the week of this Monday: outside working hours, overlapping, or longer than a day. */
function uncommonOf(id: string, monday: number): Appointment[] {
  const random = randomOf(id, monday + 5 * DAY);
  const on = (days: number) => monday + days * DAY;
  const training = meeting(id, on(random.int(0, 4)), '00:00', 24 * 60);
  return [
    { ...training, subject: 'Cursus', location: 'Utrecht', status: 'OOF', isAllDay: true },
    { ...meeting(id, on(2), '15:00', 26 * 60), subject: 'Heidag', location: 'Veluwe' },
    { ...meeting(id, on(1), '06:30', 90), subject: 'Vroege dienst', status: 'Tentative' },
    { ...meeting(id, on(3), '17:30', 120), subject: 'Bewonersavond', location: 'Buurthuis De Brug' },
    { ...meeting(id, on(0), '10:30', 90), subject: 'Planning', isRecurring: true },
    { ...meeting(id, on(0), '11:00', 60), subject: 'Sollicitatiegesprek', location: 'Kamer 1.02' },
    ...(world.isStrange ? [{ ...meeting(id, on(4), '14:00', -60), subject: 'Verkeerd ingevoerd' }] : []),
  ];
}

const mondayOf = (noon: number): number => noon - ((new Date(noon).getUTCDay() + 6) % 7) * DAY;

/**
 * The appointments of a colleague, unsorted and always the same for the same day. An appointment of several days occurs
 * once.
 */
export function calendarOf({ id }: ColleagueRecord, day: string, days: number): Appointment[] {
  const first = Date.parse(`${day}T12:00:00Z`);
  const noons = Array.from({ length: days }, (_, index) => first + index * DAY);
  const mondays = new Set([mondayOf(first) - WEEK, ...noons.map(mondayOf)]);
  const from = dutchMoment(first, 0, '00:00');
  const until = dutchMoment(first, days, '00:00');
  const uncommon = [...mondays]
    .flatMap((monday) => uncommonOf(id, monday))
    .filter(({ startTime, endTime }) => (startTime ?? until) < until && (endTime ?? from) > from);
  const strange = world.isStrange ? [nothingKnown(id)] : [];
  return [...noons.flatMap((noon) => usualOf(id, noon)), ...uncommon, ...strange];
}
