import type { CaseActivity } from '../timeline/caseActivity';
import type { CaseOnTimeline } from '../timeline/caseOnTimeline';

/** A request as the timeline of a unit tells of it; there is no list of them. */
export interface PastRequest {
  /** Null where the timeline does not name the request: it cannot be opened. */
  id: string | null;
  key: string;
  at: string | null;
  defects: string[];
  /** Under which it stands on the timeline. */
  ofCase: { id: string; title: string };
}

const LATELY_MS = 30 * 86_400_000;

const isReport = ({ type, repairRequest }: CaseActivity): boolean =>
  type === 'RepairRequest' || repairRequest !== null;

/** Newest first, each once. */
export function pastRequests(cases: readonly CaseOnTimeline[]): PastRequest[] {
  const found = new Map<string, PastRequest>();
  for (const { case: ofCase, firstActivity, lastActivity } of cases) {
    for (const activity of [firstActivity, lastActivity]) {
      if (activity === null || !isReport(activity)) continue;
      const { repairRequest, startTime: at } = activity;
      const requestId = repairRequest?.id ?? null;
      const key = requestId ?? activity.id;
      const defects = repairRequest?.items.map(({ defectName }) => defectName).filter(Boolean) ?? [];
      const { id, title } = ofCase;
      found.set(key, { id: requestId, key, at, defects, ofCase: { id, title } });
    }
  }
  return [...found.values()].sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
}

/** The last time that the same was reported, if that is not longer ago than a month. */
export const reportedLately = (
  past: readonly PastRequest[],
  defectName: string,
  now: number,
): PastRequest | undefined =>
  past.find(
    ({ at, defects }) => at !== null && now - Date.parse(at) < LATELY_MS && defects.includes(defectName),
  );
