import type { Loose, Moment, Spelled } from './shared';

/* Repair requests, written by hand. Only `id` is certain in look-ups and in old requests. */

export type RepairAnswer = { id: string } & Loose<{
  name: string;
  title: string;
  index: number;
  parent: string;
  locationTypeId: string;
}>;

export type RepairDefect = { id: string } & Loose<{
  name: string;
  title: string;
  answerId: string;
  locationTypeId: string;
}>;

/** A location type also tells whether the place is shared. */
export type RepairCode = { id: string } & Loose<{
  code: string;
  name: string;
  title: string;
  isCollective: boolean;
}>;

export interface ActionSpecification {
  canFinish: boolean;
  remarkIsRequired: boolean;
  vendorOptionIds: readonly string[] | null;
  isPlannable: boolean;
  message: string | null;
  serviceFundId: string | null;
  specificationCodeId: string | null;
  forTenant: boolean;
}

/** The rule for a defect, with the fields of its action specification. */
export type RepairRule = {
  id: string;
  name: string | null;
  answerId: string;
  defectId: string;
} & ActionSpecification;

interface Named {
  id: string;
  name: string | null;
}

export interface RepairItem {
  id: string;
  status: Spelled;
  isPlannable: boolean;
  defectId: string;
  defectName: string | null;
  answerPath: readonly string[];
  remarks: string | null;
  vendorId: string | null;
  serviceFundId: string | null;
  collectiveObjectId: string | null;
  media: readonly string[];
  unitId: string;
  unit: Named | null;
}

export interface PlanningOption {
  id: string;
  date: string;
  weekday: number;
  timeSlot: 'Morning' | 'Afternoon';
  startTime: Moment;
  endTime: Moment;
}

export type RepairRequest = { id: string } & Loose<{
  status: Spelled;
  isInProgress: boolean;
  items: readonly RepairItem[];
  unitId: string;
  unit: Named;
  anonymous: boolean;
  plan: PlanningOption;
  planningImpossible: boolean;
  created: Moment;
  createdBy: string;
  submitted: Moment;
  submittedBy: string;
  channelType: string;
  phone: string;
  email: string;
  appointmentId: string;
}>;

export interface RepairAppointment {
  id: string;
  repairRequestId: string;
  optionId: string;
  date: string;
  timeSlot: string;
  startTime: Moment;
  endTime: Moment;
  vendorId: string | null;
  vendorName: string | null;
}

export type CollectiveObject = { id: string } & Loose<{
  code: string;
  name: string;
  title: string;
  complexId: string;
  location: string;
  description: string;
}>;
