import { repairLookups } from '@/api/repairs/repairLookups';
import type { RepairRule } from '@/domain/repairs/repairTree';
import { repairsTexts } from '../repairsTexts';

const texts = repairsTexts.defect;

function noteOf(rule: RepairRule | undefined): string | null {
  if (rule === undefined) return null;
  if (!rule.canFinish) return texts.mustCall;
  return rule.forTenant ? texts.tenantsOwn : null;
}

/** The note to read before a defect is chosen; null without the repair rules. */
export function useDefectNotes(): (defectId: string) => string | null {
  const { currentData: rules = [] } = repairLookups.endpoints.repairRules.useQuery(undefined);
  return (defectId) => noteOf(rules.find((rule) => rule.defectId === defectId));
}
