import * as v from 'valibot';
import { lookUp } from '@/lib/values';
import { spaceZipCodes } from '@/lib/zipCode';
import * as d from '../decode/decode';
import { isOneOf, type Received, unknownLabel } from '../decode/received';

export const ContractStatus = { Active: 1, Future: 2, Expired: 3, Cancelled: 4 } as const;
export type ContractStatus = (typeof ContractStatus)[keyof typeof ContractStatus];

export const contractStatusByName = { ...ContractStatus, Canceled: ContractStatus.Cancelled };

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

/** A contract as filters offer it (001 §7). */
export const ContractChoice = v.object({
  id: d.id,
  addressLine: d.optionalText,
  fullAddress: d.optionalText,
  status: d.member<ContractStatus>(contractStatusByName),
});
export type ContractChoice = v.InferOutput<typeof ContractChoice>;

/** The address of what is rented, as whole as it is known. */
export const contractAddress = ({ fullAddress, unit, addressLine }: Contract): string | null =>
  spaceZipCodes(fullAddress ?? unit?.fullAddressLine ?? addressLine ?? unit?.addressLine ?? null);

/** It runs now: active, without an end, and begun (AMB-208). */
export const isActiveContract = ({ status, startDate, endDate }: Contract, now: number): boolean =>
  status === ContractStatus.Active && endDate === null && startDate !== null && Date.parse(startDate) <= now;

/** The summary that a unit carries of its running contract (units.md). */
type ContractInfo = { id: string | null; status: Contract['status'] } | null;

export const isLet = (info: ContractInfo): boolean => info?.status === ContractStatus.Active;

/** Those of a unit that run now; the one that the unit names also when its end is known already. */
export const runningContracts = (
  contracts: readonly Contract[],
  info: ContractInfo,
  now: number,
): Contract[] =>
  contracts.filter(
    (contract) =>
      isActiveContract(contract, now) ||
      (isLet(info) && contract.id === info?.id && !isPastContract(contract, now)),
  );

/** Running contracts come first, the others in the order of the answer. Running ones beyond the loaded page are not added. */
export function runningFirst(running: readonly Contract[], loaded: readonly Contract[]): Contract[] {
  const ids = new Set(running.map(({ id }) => id));
  const runs = ({ id }: Contract): boolean => ids.has(id);
  const first = running.length > loaded.length ? loaded.filter(runs) : running;
  return [...first, ...loaded.filter((contract) => !runs(contract))];
}

type Chosen = Pick<ContractChoice, 'id' | 'status'>;

/** It has ended (002 §4.1). */
export const isPastContract = ({ endDate }: Contract, now: number): boolean =>
  endDate !== null && Date.parse(endDate) < now;

/** Which contract is meant: the one that was asked for, else the first that runs or will (001 §5). */
export const contractMeant = (asked: string | null, choices: readonly Chosen[]): string | null =>
  asked ??
  choices.find(({ status }) => isOneOf([ContractStatus.Active, ContractStatus.Future], status))?.id ??
  null;

/** The units that these are about, each once. */
export const unitsOf = (contracts: readonly Contract[]): string[] => [
  ...new Set(contracts.flatMap(({ unit, unitId }) => unit?.id ?? unitId ?? [])),
];

/** The unit that is rented at an address; null where none is. */
export const unitAt = (contracts: readonly Contract[], address: string | null): string | null =>
  unitsOf(contracts.filter((contract) => address !== null && contractAddress(contract) === address))[0] ??
  null;
