import { ChannelType } from '@/domain/timeline/channelType';
import { world } from '../world/worldState';
import { aCaseActivity } from '../db/builders';
import { db } from '../db/db';
import { laterThan } from '../timeline/history';
import type { CaseActivityRecord, CaseFlowRecord, Party } from '../db/records';

/** The type of activities that the steps of a case cause, on the timeline beside contacts and mail (AMB-147). */
export const CASE_FLOW_ACTIVITY = 'CaseFlow';

interface Entry {
  description: string;
  by: Party | null;
}

export const caseFlowActivity = (
  caseId: string,
  { description, by }: Entry,
  changes: { id: string; startTime: string },
): CaseActivityRecord =>
  aCaseActivity({
    caseId,
    type: CASE_FLOW_ACTIVITY,
    description,
    colleague: by,
    channel: ChannelType.Backoffice,
    direction: null,
    ...changes,
  });

/** Changes a case and its moment of modification; an entry adds to its history. */
export function recordCase(
  flow: CaseFlowRecord,
  changes: Partial<CaseFlowRecord>,
  entry: Entry | null,
): CaseFlowRecord {
  const present = db.caseFlows.find(flow.id) ?? flow;
  const lastModified = laterThan(present.lastModified);
  if (entry) {
    const moment = { id: world.random.guid(), startTime: lastModified };
    db.caseActivities.add(caseFlowActivity(flow.umbrellaCaseId, entry, moment));
  }
  return db.caseFlows.change(present, { ...changes, lastModified });
}
