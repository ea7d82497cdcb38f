import { omit } from '../backend/omit';
import type { Activity, Case } from '../wire/timeline';
import { db } from '../db/db';
import type { CaseActivityRecord, CaseRecord } from '../db/records';

/** An activity of a case, without that case. */
export const toActivity = (record: CaseActivityRecord): Activity => ({
  ...omit(record, 'caseId', 'scenarioId'),
  colleague: record.colleague && {
    id: record.colleague.id,
    personId: db.colleagues.find(record.colleague.id)?.personId ?? null,
    name: record.colleague.name || null,
  },
});

export const toCase = (record: CaseRecord): Case => ({
  ...omit(record, 'unitId', 'complexId'),
  title: record.title || null,
});
