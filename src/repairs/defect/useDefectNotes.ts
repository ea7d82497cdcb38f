import { repairLookups } from '@/api/repairs/repairLookups';
import type { RepairRule } from '@/domain/repairs/repairTree';
import { repairsTexts } from '../repairsTexts';

const texts = repairsTexts.defect;

function noteOf(rule: RepairRule | undefined): string | null {
  if (rule === undefined) return null;
  if (!rule.canFinish) return texts.mustCall;
  return rule.forTenant ? texts.tenantsOwn : null;
}

/** What is to be known of a defect before it is chosen; without the rules, nothing. */
export function useDefectNotes(): (defectId: string) => string | null {
  const { currentData: rules = [] } = repairLookups.endpoints.repairRules.useQuery(undefined);
  return (defectId) => noteOf(rules.find((rule) => rule.defectId === defectId));
}
