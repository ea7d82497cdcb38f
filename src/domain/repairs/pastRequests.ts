import type { CaseActivity } from '../timeline/caseActivity';
import type { CaseOnTimeline } from '../timeline/caseOnTimeline';

/** A repair request as found on the timeline of a unit; there is no list of requests. */
export interface PastRequest {
  /** The id of the request. It is null when the timeline does not name the request, which then cannot be opened. */
  id: string | null;
  key: string;
  at: string | null;
  defects: string[];
  /** The case on the timeline that the request belongs to. */
  ofCase: { id: string; title: string };
}

const LATELY_MS = 30 * 86_400_000;

const isReport = ({ type, repairRequest }: CaseActivity): boolean =>
  type === 'RepairRequest' || repairRequest !== null;

/** Returns the requests on a timeline, newest first, each once. */
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

/** Returns the last request for the same defect when it is at most 30 days old. */
export const reportedLately = (
  past: readonly PastRequest[],
  defectName: string,
  now: number,
): PastRequest | undefined =>
  past.find(
    ({ at, defects }) => at !== null && now - Date.parse(at) < LATELY_MS && defects.includes(defectName),
  );
