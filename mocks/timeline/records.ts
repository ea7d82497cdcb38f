import { db } from '../db/db';
import type { CaseActivityRecord } from '../db/records';

/** The activities by case, kept while the table does not change. */
let index = new Map<string, CaseActivityRecord[]>();
let indexed = -1;

function group(): Map<string, CaseActivityRecord[]> {
  const groups = new Map<string, CaseActivityRecord[]>();
  for (const activity of db.caseActivities.all()) {
    const known = groups.get(activity.caseId);
    if (known) known.push(activity);
    else groups.set(activity.caseId, [activity]);
  }
  return groups;
}

/** What happened in a case, in no particular order. */
export function recordsOf(caseId: string): readonly CaseActivityRecord[] {
  if (indexed !== db.caseActivities.version) {
    index = group();
    indexed = db.caseActivities.version;
  }
  return index.get(caseId) ?? [];
}
