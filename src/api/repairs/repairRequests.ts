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

/** What a simulation and an item say alike. */
export interface DefectPlace {
  unitId: string;
  /** From the first answer to the one with the defects. */
  answerPath: readonly string[];
  defectId: string;
}

export interface NewRepairItem extends DefectPlace {
  media: readonly string[];
  /** Null makes a request. */
  repairRequestId: string | null;
  remarks: string;
  serviceFundId: string | null;
  vendorId: string | null;
  collectiveObjectId: string | null;
}

/** The first item makes the request, for a unit or anonymously (AMB-221); later ones name it. */
export type ItemCall = 'item' | 'itemForUnit' | 'anonymousItem';

export const addRepairItem = (name: ItemCall, item: NewRepairItem): Promise<RepairRequest | undefined> =>
  http.post(repairUrls[name], item, RepairRequest);

/** The same check as an item, without writing. */
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
    /** Null for one that is gone, as of long ago. */
    repairRequest: build.query<RepairRequest | null, string>({
      query: (id) => ({ url: fillPath(repairUrls.detailed, { id }), schema: RepairRequest, missing: null }),
      providesTags: ['repairRequests'],
    }),
    /** Null where none was made. */
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
