import * as v from 'valibot';
import * as d from '../decode/decode';
import { labelsOf, isOneOf } from '../decode/received';
import { ChannelType } from '../timeline/channelType';
import { PlanningOption } from './planning';

export const RepairRequestStatus = {
  Pending: 0,
  Prepared: 5,
  Submitted: 10,
  Accepted: 15,
  Finished: 20,
  Locked: 25,
  Canceled: -1,
} as const;
export type RepairRequestStatus = (typeof RepairRequestStatus)[keyof typeof RepairRequestStatus];

/** The repair has been neither carried out nor cancelled. */
export const isOpenRequest = ({ status }: Pick<RepairRequest, 'status'>): boolean =>
  isOneOf([RepairRequestStatus.Submitted, RepairRequestStatus.Accepted], status);

/** 002 §4.4. */
export const repairStatusLabel = labelsOf<RepairRequestStatus>({
  [RepairRequestStatus.Pending]: 'Wachtend',
  [RepairRequestStatus.Prepared]: 'Voorbereid',
  [RepairRequestStatus.Submitted]: 'Ingediend door klant',
  [RepairRequestStatus.Accepted]: 'Geaccepteerd / in behandeling',
  [RepairRequestStatus.Finished]: 'Afgehandeld',
  [RepairRequestStatus.Locked]: 'Gefixeerd',
  [RepairRequestStatus.Canceled]: 'Geannuleerd',
});

export const RepairItemStatus = { Pending: 0, Finished: 10, Canceled: -1 } as const;
export type RepairItemStatus = (typeof RepairItemStatus)[keyof typeof RepairItemStatus];

/** The labels of 002 §4.4, except Canceled, which has no label there (AMB-222). */
export const repairItemStatusLabel = labelsOf<RepairItemStatus>({
  [RepairItemStatus.Pending]: 'In behandeling',
  [RepairItemStatus.Finished]: 'Afgerond',
  [RepairItemStatus.Canceled]: 'Geannuleerd',
});

/** One defect of a request. */
export const RepairItem = v.object({
  id: d.id,
  status: d.member<RepairItemStatus>(RepairItemStatus),
  isPlannable: d.flag,
  defectId: d.optionalId,
  defectName: d.optionalText,
  answerPath: d.listOf(d.id),
  remarks: d.text,
  vendorId: d.optionalId,
  serviceFundId: d.optionalId,
  collectiveObjectId: d.optionalId,
  media: d.listOf(d.id),
});
export type RepairItem = v.InferOutput<typeof RepairItem>;

/** A request to repair something in a unit (002 §3). Old requests may have little more than an id. */
export const RepairRequest = v.object({
  id: d.id,
  status: d.member<RepairRequestStatus>(RepairRequestStatus),
  isInProgress: d.flag,
  items: d.listOf(RepairItem),
  unitId: d.optionalId,
  unit: d.optionalRecord(v.object({ name: d.optionalText })),
  anonymous: d.flag,
  plan: d.optionalRecord(PlanningOption),
  planningImpossible: d.flag,
  created: d.instant,
  createdBy: d.optionalText,
  submitted: d.instant,
  submittedBy: d.optionalText,
  channelType: d.optionalMember<ChannelType>(ChannelType),
  phone: d.optionalText,
  email: d.optionalText,
});
export type RepairRequest = v.InferOutput<typeof RepairRequest>;
