import { toIsoInstant } from '@/lib/dates/instants';
import { refuse } from '../backend/answers';
import { dutchDate, dutchMoment } from '../db/calendar';
import type { ColleagueRecord } from '../db/records';
import type { Appointment } from '../wire/people';
import { clock, DAY } from '../world/clock';
import { createRandom } from '../world/random';

/** The day that is asked for, in the Netherlands; today where none is. */
export function readDay(query: URLSearchParams): string {
  const day = query.get('day') ?? '';
  if (day === '') return dutchDate(clock.now());
  if (!/^\d{4}-\d\d-\d\d/.test(day) || toIsoInstant(day) === null)
    refuse(400, "'day' moet een ISO-datum zijn.");
  return day.slice(0, 10);
}

const subjects = ['Werkoverleg', 'Huisbezoek Korreweg', 'Lunch', 'Overleg huurdersorganisatie', null];
const statuses = ['Busy', 'Tentative', 'Free', 'OOF', 'WorkingElsewhere'];

/** What stands in the calendar of somebody: the same for the same day, none at the weekend, not sorted. */
export function calendarOf({ id }: ColleagueRecord, day: string, days: number): Appointment[] {
  return Array.from({ length: days }, (_, index) => Date.parse(`${day}T12:00:00Z`) + index * DAY).flatMap(
    (noon) => {
      const weekday = new Date(noon).getUTCDay();
      if (weekday === 0 || weekday === 6) return [];
      const random = createRandom(Number.parseInt(id.replaceAll('-', '').slice(-8), 16) + noon / DAY);
      return Array.from({ length: random.int(0, 4) }, (): Appointment => {
        const hour = random.int(8, 16);
        const minutes = random.pick([30, 60, 90]);
        const startTime = dutchMoment(noon, 0, `${String(hour).padStart(2, '0')}:00`);
        return {
          colleagueId: id,
          subject: random.pick(subjects),
          location: random.chance(0.5) ? 'Kamer 2.14' : null,
          startTime,
          endTime: new Date(Date.parse(startTime) + minutes * 60_000).toISOString(),
          duration: minutes,
          status: random.pick(statuses),
          isAllDay: false,
          isRecurring: random.chance(0.3),
        };
      });
    },
  );
}
