import type { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import { noTimelineFilters } from '@/domain/timeline/timelineFilters';
import { type PastRequest, pastRequests } from '@/domain/repairs/pastRequests';
import { RepairRequest } from '@/domain/repairs/repairRequest';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { isMissing } from '../http/httpError';
import { answerOf, queries } from '../http/queries';
import { getTimelinePage } from '../timeline/timeline';
import { repairUrls } from './repairRequests';

/** The unit or complex that the requests are about. */
interface Place {
  of: 'unit' | 'complex';
  id: string;
}

/** The past requests of a unit, from the part of the timeline that was read. */
export interface Reported {
  requests: PastRequest[];
  /** The number of newest cases that were searched, out of `total`. */
  looked: number;
  total: number;
}

/** Reading stops after this many requests or this many pages (AMB-255). */
const ENOUGH = 20;
const MOST_PAGES = 5;
const PAGE_SIZE = 100;

/**
 * Reads the requests from the activities on the timeline of a unit or complex, because there is no list of requests.
 */
async function readReported(place: Place, signal: AbortSignal): Promise<Reported> {
  const cases = new Map<string, CaseOnTimeline>();
  let total = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const question = { ...place, filters: noTimelineFilters };
    const next = await getTimelinePage(question, { page, pageSize: PAGE_SIZE }, signal);
    for (const item of next.items) cases.set(item.case.id, item);
    total = next.total;
    const looked = (page + 1) * PAGE_SIZE;
    const requests = pastRequests([...cases.values()]);
    const isLast = looked >= total || requests.length >= ENOUGH || page + 1 === MOST_PAGES;
    if (isLast) return { requests, looked: Math.min(looked, total), total };
  }
  return { requests: [], looked: 0, total };
}

/** Requests that were removed in the meantime are left out. */
async function readRequests(ids: readonly string[], signal: AbortSignal): Promise<RepairRequest[]> {
  const read = async (id: string) => {
    try {
      return [await http.get(fillPath(repairUrls.detailed, { id }), RepairRequest, { signal })];
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  };
  return (await Promise.all(ids.map(read))).flat();
}

export const pastRequestQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    reported: build.query<Reported, Place>({
      queryFn: (place, { signal }) => answerOf(readReported(place, signal)),
      providesTags: ['timeline'],
    }),
    requestsNow: build.query<RepairRequest[], readonly string[]>({
      queryFn: (ids, { signal }) => answerOf(readRequests(ids, signal)),
      providesTags: ['repairRequests'],
    }),
  }),
});
