import { db } from '../db/db';
import { isSameId } from './roles';

/** What a role still has to pay, in whole cents. */
export const outstandingOf = (roleId: string): number =>
  Math.round(
    db.bills
      .where((bill) => isSameId(bill.roleId, roleId))
      .reduce((sum, { outstandingAmount }) => sum + (outstandingAmount ?? 0) * 100, 0),
  ) / 100;
