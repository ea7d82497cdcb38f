import type { Contract } from './contract';

const CONTRACT_FLAGS = ['bailiffCase', 'hasArrears', 'hasPaymentArrangement', 'hasUnpaidBills'] as const;
export type ContractFlag = (typeof CONTRACT_FLAGS)[number];

const flagLabels: Record<ContractFlag, string> = {
  bailiffCase: 'Dossier bij de deurwaarder',
  hasArrears: 'Huurachterstand',
  hasPaymentArrangement: 'Betalingsregeling',
  hasUnpaidBills: 'Openstaande rekeningen',
};

export const contractFlagLabel = (flag: ContractFlag): string => flagLabels[flag];

/** Returns the flags that are set on a contract, in display order. */
export const flagsOf = (contract: Pick<Contract, ContractFlag>): ContractFlag[] =>
  CONTRACT_FLAGS.filter((flag) => contract[flag]);
