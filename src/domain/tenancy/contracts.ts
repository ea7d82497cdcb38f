import { isOneOf } from '../decode/received';
import {
  type Contract,
  contractAddress,
  type ContractChoice,
  type ContractInfo,
  ContractStatus,
  isActiveContract,
  isLet,
  isPastContract,
} from './contract';

/**
 * Returns the running contracts of a unit. The contract that a let unit names also counts, until its end has passed.
 */
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

/**
 * Moves running contracts to the front; the others keep the order of the answer. Running contracts that are not on the
 * loaded page are not added.
 */
export function runningFirst(running: readonly Contract[], loaded: readonly Contract[]): Contract[] {
  const ids = new Set(running.map(({ id }) => id));
  const runs = ({ id }: Contract): boolean => ids.has(id);
  const first = running.length > loaded.length ? loaded.filter(runs) : running;
  return [...first, ...loaded.filter((contract) => !runs(contract))];
}

type Chosen = Pick<ContractChoice, 'id' | 'status'>;

/** Returns the requested contract, otherwise the first that is active or future (001 §5), otherwise null. */
export const contractMeant = (asked: string | null, choices: readonly Chosen[]): string | null =>
  asked ??
  choices.find(({ status }) => isOneOf([ContractStatus.Active, ContractStatus.Future], status))?.id ??
  null;

/** Returns the ids of the units of these contracts, each once. */
export const unitsOf = (contracts: readonly Contract[]): string[] => [
  ...new Set(contracts.flatMap(({ unit, unitId }) => unit?.id ?? unitId ?? [])),
];

/** Returns the unit rented at an address, or null. */
export const unitAt = (contracts: readonly Contract[], address: string | null): string | null =>
  unitsOf(contracts.filter((contract) => address !== null && contractAddress(contract) === address))[0] ??
  null;
