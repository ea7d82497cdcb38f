import * as v from 'valibot';
import { RepairAppointment } from '@/domain/repairs/planning';
import { RepairRequest } from '@/domain/repairs/repairRequest';
import { ActionSpecification } from '@/domain/repairs/repairTree';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { queries } from '../http/queries';

export const repairUrls = {
  simulate: '/api/v1/repairrequest/simulate',
  item: '/api/v1/repairrequest/item',
  itemForUnit: '/api/v1/repairrequest/forunit/item',
  anonymousItem: '/api/v1/repairrequest/anonymousitem',
  removeItem: '/api/v1/repairrequest/removeItem/:itemId',
  plan: '/api/v1/repairrequest/plan',
  submit: '/api/v1/repairrequest/submit',
  detailed: '/api/v1/repairrequest/detailed/:id',
  appointment: '/api/v1/repairrequest/appointment/:id',
} as const;

/** The common fields of a simulation and an item. */
export interface DefectPlace {
  unitId: string;
  /** The path from the first answer to the one with the defects. */
  answerPath: readonly string[];
  defectId: string;
}

export interface NewRepairItem extends DefectPlace {
  media: readonly string[];
  /** Null creates a new request. */
  repairRequestId: string | null;
  remarks: string;
  serviceFundId: string | null;
  vendorId: string | null;
  collectiveObjectId: string | null;
}

/** The first item creates the request, for a unit or anonymously (AMB-221); later items refer to it. */
export type ItemCall = 'item' | 'itemForUnit' | 'anonymousItem';

export const addRepairItem = (name: ItemCall, item: NewRepairItem): Promise<RepairRequest | undefined> =>
  http.post(repairUrls[name], item, RepairRequest);

/** Runs the same check as adding an item, without writing. */
export const simulateRepair = ({ unitId, answerPath, defectId }: DefectPlace) =>
  http.post(repairUrls.simulate, { unitId, answerPath, defectId }, ActionSpecification);

export const removeRepairItem = (itemId: string) => http.delete(fillPath(repairUrls.removeItem, { itemId }));

export interface RepairPlan {
  id: string;
  option: string | null;
  planningImpossible: boolean;
}
export const planRepair = (plan: RepairPlan) => http.post(repairUrls.plan, plan, v.unknown());

export interface RepairSubmit {
  id: string;
  channelType: string;
  phone: string;
  email: string;
}
export const submitRepair = (submit: RepairSubmit) => http.put(repairUrls.submit, submit, v.unknown());

export const getRepairRequest = (id: string): Promise<RepairRequest> =>
  http.get(fillPath(repairUrls.detailed, { id }), RepairRequest);

export const repairRequestQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Null when the request no longer exists, which happens with very old requests. */
    repairRequest: build.query<RepairRequest | null, string>({
      query: (id) => ({ url: fillPath(repairUrls.detailed, { id }), schema: RepairRequest, missing: null }),
      providesTags: ['repairRequests'],
    }),
    /** Null when no appointment was made. */
    repairAppointment: build.query<RepairAppointment | null, string>({
      query: (id) => ({
        url: fillPath(repairUrls.appointment, { id }),
        schema: RepairAppointment,
        missing: null,
      }),
      providesTags: ['repairRequests'],
    }),
  }),
});
