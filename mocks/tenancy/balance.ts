import { db } from '../db/db';
import { isSameId } from './roles';

/** The unpaid amount of a role, in whole cents. */
export const outstandingOf = (roleId: string): number =>
  Math.round(
    db.bills
      .where((bill) => isSameId(bill.roleId, roleId))
      .reduce((sum, { outstandingAmount }) => sum + (outstandingAmount ?? 0) * 100, 0),
  ) / 100;
