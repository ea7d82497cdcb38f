import * as v from 'valibot';
import { spaceZipCodes } from '@/lib/zipCode';
import * as d from '../decode/decode';
import { labelsOf } from '../decode/received';

export const ContractStatus = { Active: 1, Future: 2, Expired: 3, Cancelled: 4 } as const;
export type ContractStatus = (typeof ContractStatus)[keyof typeof ContractStatus];

export const contractStatusByName = { ...ContractStatus, Canceled: ContractStatus.Cancelled };

export const contractStatusLabel = labelsOf<ContractStatus>({
  [ContractStatus.Active]: 'Actief',
  [ContractStatus.Future]: 'Toekomstig',
  [ContractStatus.Expired]: 'Beëindigd',
  [ContractStatus.Cancelled]: 'Geannuleerd',
});

/** A rental contract; without `endDate` it is still running. */
export const Contract = v.object({
  id: d.id,
  roleId: d.optionalId,
  status: d.member<ContractStatus>(contractStatusByName),
  startDate: d.instant,
  endDate: d.instant,
  customers: d.listOf(v.object({ personId: d.optionalId, name: d.text })),
  unit: d.optionalRecord(
    v.object({
      id: d.optionalId,
      addressLine: d.optionalText,
      fullAddressLine: d.optionalText,
      complexId: d.optionalId,
    }),
  ),
  unitId: d.optionalId,
  addressLine: d.optionalText,
  fullAddress: d.optionalText,
  number: d.optionalText,
  rent: d.optionalNumber,
  bailiffCase: d.flag,
  hasArrears: d.flag,
  hasPaymentArrangement: d.flag,
  hasUnpaidBills: d.flag,
});
export type Contract = v.InferOutput<typeof Contract>;

/** A contract as an option of a filter (001 §7). */
export const ContractChoice = v.object({
  id: d.id,
  addressLine: d.optionalText,
  fullAddress: d.optionalText,
  status: d.member<ContractStatus>(contractStatusByName),
});
export type ContractChoice = v.InferOutput<typeof ContractChoice>;

/** The most complete address known of the rented unit. */
export const contractAddress = ({ fullAddress, unit, addressLine }: Contract): string | null =>
  spaceZipCodes(fullAddress ?? unit?.fullAddressLine ?? addressLine ?? unit?.addressLine ?? null);

/** Whether the contract is active, has begun and has no end (AMB-208). */
export const isActiveContract = ({ status, startDate, endDate }: Contract, now: number): boolean =>
  status === ContractStatus.Active && endDate === null && startDate !== null && Date.parse(startDate) <= now;

/** The summary that a unit carries of its running contract (units.md). */
export type ContractInfo = { id: string | null; status: Contract['status'] } | null;

export const isLet = (info: ContractInfo): boolean => info?.status === ContractStatus.Active;

/** Whether the contract has ended (002 §4.1). */
export const isPastContract = ({ endDate }: Contract, now: number): boolean =>
  endDate !== null && Date.parse(endDate) < now;
