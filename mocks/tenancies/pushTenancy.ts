import { pushHub } from '../hubs/pushHub';
import type { Bill } from '../wire/tenancies';

/** Tells whoever asked for the bill, its contract, role or person. */
export const pushBill = (bill: Bill): void => pushHub('billHub', 'updated', bill);
