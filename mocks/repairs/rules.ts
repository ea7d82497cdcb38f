import { omit } from '../backend/omit';
import { db } from '../db/db';
import type { ActionSpecification, RepairDefect } from '../wire/repairs';

/** The specification of a defect without a rule of its own. */
export const USUAL: ActionSpecification = {
  canFinish: true,
  remarkIsRequired: false,
  vendorOptionIds: [],
  isPlannable: false,
  message: null,
  serviceFundId: null,
  specificationCodeId: null,
  forTenant: false,
};

/** The action for a defect. */
export function specificationFor({ id }: RepairDefect): ActionSpecification {
  const rule = db.repairRules.firstWhere(({ defectId }) => defectId === id);
  return rule ? omit(rule, 'id', 'name', 'answerId', 'defectId') : USUAL;
}
