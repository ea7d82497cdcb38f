import { pushHub } from '../hubs/pushHub';
import type { ContractRecord } from '../db/records';
import type { Bill } from '../wire/tenancies';

/** Tells whoever asked for the bill, its contract, role or person. */
export const pushBill = (bill: Bill): void => pushHub('billHub', 'updated', bill);

/** Tells whoever asked for the contract, its unit, role or people. */
export const pushContract = (contract: ContractRecord): void => pushHub('contractHub', 'updated', contract);
