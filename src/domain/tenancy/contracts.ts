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

/** The contract that was asked for, else the first that is active or future (001 §5), else null. */
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
