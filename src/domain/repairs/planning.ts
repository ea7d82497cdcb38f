import * as v from 'valibot';
import { lookUp } from '@/lib/values';
import * as d from '../decode/decode';

export const TimeSlot = { Morning: 'Morning', Afternoon: 'Afternoon' } as const;
type TimeSlot = (typeof TimeSlot)[keyof typeof TimeSlot];

/** A free moment for an appointment. */
export const PlanningOption = v.object({
  id: d.id,
  date: d.instant,
  timeSlot: d.member<TimeSlot>(TimeSlot),
  startTime: d.instant,
  endTime: d.instant,
});
export type PlanningOption = v.InferOutput<typeof PlanningOption>;

/** One week of a planner (002 §3). */
export const Planning = v.object({
  availablePlanningOptions: d.listOf(PlanningOption),
  isLastPlannableWeek: d.flag,
});
export type Planning = v.InferOutput<typeof Planning>;

/** The agreed appointment, with the vendor who comes. */
export const RepairAppointment = v.object({
  id: d.id,
  date: d.instant,
  timeSlot: d.member<TimeSlot>(TimeSlot),
  startTime: d.instant,
  endTime: d.instant,
  vendorName: d.optionalText,
});
export type RepairAppointment = v.InferOutput<typeof RepairAppointment>;

/** A moment offered by a planner or agreed with a customer. */
export type RepairMoment = Pick<PlanningOption, 'date' | 'timeSlot' | 'startTime' | 'endTime'>;

const slotLabels: Record<TimeSlot, string> = {
  [TimeSlot.Morning]: 'ochtend',
  [TimeSlot.Afternoon]: 'middag',
};

/** The part of the day; null when missing or unknown to the catalogue. */
export const timeSlotLabel = ({ timeSlot }: Pick<RepairMoment, 'timeSlot'>): string | null =>
  lookUp(slotLabels, timeSlot) ?? null;
