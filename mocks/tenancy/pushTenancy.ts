import { pushHub } from '../hubs/pushHub';
import type { Bill } from '../wire/tenancy';

/** Pushes to subscribers of the bill, its contract, role or person. */
export const pushBill = (bill: Bill): void => pushHub('billHub', 'updated', bill);
