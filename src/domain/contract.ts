import * as v from 'valibot';
import { lookUp } from '@/lib/lookUp';
import {
  flag,
  id,
  instant,
  listOf,
  member,
  optionalId,
  optionalRecord,
  optionalText,
  text,
  type Received,
} from './decode';
import { unknownLabel } from './unknownLabel';

export const ContractStatus = { Active: 1, Future: 2, Expired: 3, Cancelled: 4 } as const;
export type ContractStatus = (typeof ContractStatus)[keyof typeof ContractStatus];

const statusByWireName = { ...ContractStatus, Canceled: ContractStatus.Cancelled };

const labels: Record<ContractStatus, string> = {
  [ContractStatus.Active]: 'Actief',
  [ContractStatus.Future]: 'Toekomstig',
  [ContractStatus.Expired]: 'Beëindigd',
  [ContractStatus.Cancelled]: 'Geannuleerd',
};

export const contractStatusLabel = (status: Received<ContractStatus>): string =>
  lookUp(labels, status) ?? unknownLabel(status);

/** Who rents what, and since when; without `endDate` it is still running. */
export const Contract = v.object({
  id,
  roleId: optionalId,
  status: member<ContractStatus>(statusByWireName),
  startDate: instant,
  endDate: instant,
  customers: listOf(v.object({ personId: optionalId, name: text })),
  unit: optionalRecord(
    v.object({
      id: optionalId,
      addressLine: optionalText,
      fullAddressLine: optionalText,
      complexId: optionalId,
    }),
  ),
  unitId: optionalId,
  addressLine: optionalText,
  fullAddress: optionalText,
  number: optionalText,
  bailiffCase: flag,
  hasArrears: flag,
  hasPaymentArrangement: flag,
  hasUnpaidBills: flag,
});
export type Contract = v.InferOutput<typeof Contract>;

/** The address of what is rented, as whole as it is known. */
export const contractAddress = ({ fullAddress, unit, addressLine }: Contract): string | null =>
  fullAddress ?? unit?.fullAddressLine ?? addressLine ?? unit?.addressLine ?? null;
