import * as v from 'valibot';
import { lookUp } from '@/lib/values';
import {
  flag,
  id,
  instant,
  isOneOf,
  listOf,
  member,
  optionalId,
  optionalNumber,
  optionalRecord,
  optionalText,
  text,
  type Received,
  unknownLabel,
} from '../decode/decode';

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
  rent: optionalNumber,
  bailiffCase: flag,
  hasArrears: flag,
  hasPaymentArrangement: flag,
  hasUnpaidBills: flag,
});
export type Contract = v.InferOutput<typeof Contract>;

/** A contract as filters offer it (001 §7). */
export const ContractChoice = v.object({
  id,
  addressLine: optionalText,
  fullAddress: optionalText,
  status: member<ContractStatus>(statusByWireName),
});
export type ContractChoice = v.InferOutput<typeof ContractChoice>;

/** The address of what is rented, as whole as it is known. */
export const contractAddress = ({ fullAddress, unit, addressLine }: Contract): string | null =>
  fullAddress ?? unit?.fullAddressLine ?? addressLine ?? unit?.addressLine ?? null;

/** It runs now: active, without an end, and begun (AMB-208). */
export const isActiveContract = ({ status, startDate, endDate }: Contract, now: number): boolean =>
  status === ContractStatus.Active && endDate === null && startDate !== null && Date.parse(startDate) <= now;

type Chosen = Pick<ContractChoice, 'id' | 'status'>;

/** Which contract is meant: the one that was asked for, else the first that runs or will (001 §5). */
export const contractMeant = (asked: string | null, choices: readonly Chosen[]): string | null =>
  asked ??
  choices.find(({ status }) => isOneOf([ContractStatus.Active, ContractStatus.Future], status))?.id ??
  null;

const CONTRACT_FLAGS = ['bailiffCase', 'hasArrears', 'hasPaymentArrangement', 'hasUnpaidBills'] as const;
export type ContractFlag = (typeof CONTRACT_FLAGS)[number];

const flagLabels: Record<ContractFlag, string> = {
  bailiffCase: 'Dossier bij de deurwaarder',
  hasArrears: 'Huurachterstand',
  hasPaymentArrangement: 'Betalingsregeling',
  hasUnpaidBills: 'Openstaande rekeningen',
};

export const contractFlagLabel = (flag: ContractFlag): string => flagLabels[flag];

/** What is to be known about the money of a contract. */
export const flagsOf = (contract: Pick<Contract, ContractFlag>): ContractFlag[] =>
  CONTRACT_FLAGS.filter((flag) => contract[flag]);

/** The units that these are about, each once. */
export const unitsOf = (contracts: readonly Contract[]): string[] => [
  ...new Set(contracts.flatMap(({ unit, unitId }) => unit?.id ?? unitId ?? [])),
];
