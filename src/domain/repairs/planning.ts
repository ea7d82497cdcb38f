import * as v from 'valibot';
import * as d from '../decode/decode';

const TimeSlot = { Morning: 'Morning', Afternoon: 'Afternoon' } as const;
type TimeSlot = (typeof TimeSlot)[keyof typeof TimeSlot];

/** When somebody can come. */
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

/** What was agreed with whoever comes. */
export const RepairAppointment = v.object({
  id: d.id,
  date: d.instant,
  timeSlot: d.member<TimeSlot>(TimeSlot),
  startTime: d.instant,
  endTime: d.instant,
  vendorName: d.optionalText,
});
export type RepairAppointment = v.InferOutput<typeof RepairAppointment>;

/** A moment, of a planner or agreed. */
export type RepairMoment = Pick<PlanningOption, 'date' | 'timeSlot' | 'startTime' | 'endTime'>;

export const isMorning = ({ timeSlot }: RepairMoment): boolean => timeSlot === TimeSlot.Morning;
