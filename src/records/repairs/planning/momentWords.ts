import { type RepairMoment, timeSlotLabel } from '@/domain/repairs/planning';
import { formatLongDate, formatTime } from '@/lib/dates/format';
import { repairsTexts } from '../repairsTexts';

const { planning, submitted } = repairsTexts;

/** The day of the start time, otherwise the date; null if neither is known. */
export const dayOf = ({ date, startTime }: RepairMoment): string | null => startTime ?? date;

const asBegin = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/**
 * Returns words such as `Ochtend 08:00–12:00`. An unknown part of the day is not guessed, because a guess would become
 * a promise.
 */
export function slotWords(moment: RepairMoment): string {
  const { startTime, endTime } = moment;
  const slot = asBegin(timeSlotLabel(moment) ?? planning.unknownSlot);
  return startTime === null || endTime === null
    ? slot
    : `${slot} ${formatTime(startTime)}–${formatTime(endTime)}`;
}

/** Returns words to be read aloud, such as `dinsdag 1 december 2026 tussen 08:00 en 12:00 uur`. */
export function whenWords(moment: RepairMoment): string {
  const day = dayOf(moment);
  return day === null ? submitted.unknownDay : `${formatLongDate(day)}${timesOf(moment)}`;
}

function timesOf(moment: RepairMoment): string {
  const { startTime, endTime } = moment;
  if (startTime !== null && endTime !== null)
    return ` ${submitted.between(formatTime(startTime), formatTime(endTime))}`;
  const slot = timeSlotLabel(moment);
  return slot === null ? `, ${planning.unknownSlot}` : ` ${submitted.inThe(slot)}`;
}
