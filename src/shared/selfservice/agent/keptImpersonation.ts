import * as v from 'valibot';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { AGENT_CHANNELS } from '@/domain/timeline/channelType';
import { sameId } from '@/lib/guid';
import type { Entry } from './impersonationRules';
import type { Impersonation } from './impersonationSlice';

const Kept = v.object({
  personId: v.string(),
  scenarioId: v.string(),
  channel: v.picklist(AGENT_CHANNELS),
  caseId: v.nullable(v.string()),
  caseFlowId: v.nullable(v.string()),
  fullScreen: v.boolean(),
});
type Kept = v.InferOutput<typeof Kept>;

/**
 * The session that was open when the page was unloaded, if it is for this entry. A packet opens one session only, so a
 * new packet is requested.
 */
export function keptFor(userId: string | null, { personId, scenarioId }: Entry): Kept | null {
  const kept = readPersonal(storageKeys.impersonation, userId, v.nullable(Kept), null);
  return kept && sameId(kept.personId, personId) && sameId(kept.scenarioId, scenarioId) ? kept : null;
}

export const keep = (userId: string | null, current: Impersonation, fullScreen: boolean): void =>
  writePersonal(storageKeys.impersonation, userId, { ...current, fullScreen });

export const forget = (userId: string | null): void => writePersonal(storageKeys.impersonation, userId, null);
