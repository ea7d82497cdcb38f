import { isMorning, type RepairMoment } from '@/domain/repairs/planning';
import { formatLongDate, formatTime } from '@/lib/dates/format';
import { repairsTexts } from '../repairsTexts';

const { planning, submitted } = repairsTexts;

/** The day, by whichever of the two is known; null where neither is. */
export const dayOf = ({ date, startTime }: RepairMoment): string | null => startTime ?? date;

/** `Ochtend 08:00–12:00` */
export function slotWords(moment: RepairMoment): string {
  const { startTime, endTime } = moment;
  const slot = isMorning(moment) ? planning.morning : planning.afternoon;
  return startTime === null || endTime === null
    ? slot
    : `${slot} ${formatTime(startTime)}–${formatTime(endTime)}`;
}

/** `dinsdag 1 december 2026 tussen 08:00 en 12:00 uur`, to be read aloud. */
export function whenWords(moment: RepairMoment): string {
  const { startTime, endTime } = moment;
  const times =
    startTime === null || endTime === null
      ? submitted.inThe(isMorning(moment) ? submitted.slots.morning : submitted.slots.afternoon)
      : submitted.between(formatTime(startTime), formatTime(endTime));
  return `${formatLongDate(dayOf(moment))} ${times}`;
}
