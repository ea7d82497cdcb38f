import * as v from 'valibot';
import type { AssigneeType } from '@/domain/colleagues/assignee';
import { Valuation } from '@/domain/properties/valuation';
import { noTimelineFilters } from '@/domain/timeline/timelineFilters';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { queries } from '../http/queries';
import { getTimelinePage } from '../timeline/timeline';

export const valuationUrls = {
  ofUnit: '/api/v1/housing/valuation/byUnit/:unitId',
  request: '/api/v1/housing/valuation/createTask',
} as const;

/** Requests a valuation of a unit (002 §3, AMB-210). */
export interface ValuationRequest {
  completeBy: { id: string; type: AssigneeType };
  unitId: string;
  description: string;
}

export const requestValuation = (request: ValuationRequest): Promise<unknown> =>
  http.post(valuationUrls.request, request, v.unknown());

/** The number of newest cases of a unit that are searched. */
const LOOKED_THROUGH = 20;

/** Returns the cases on the unit's timeline that were opened for a request with the same text. */
export async function readSameRequests({ unitId, description }: ValuationRequest): Promise<string[]> {
  const question = { of: 'unit', id: unitId, filters: noTimelineFilters } as const;
  const { items } = await getTimelinePage(question, { page: 0, pageSize: LOOKED_THROUGH });
  return items.flatMap(({ case: { id, title }, firstActivity, lastActivity }) => {
    const words = [title, firstActivity?.task?.description, lastActivity?.task?.description];
    return words.includes(description) ? [id] : [];
  });
}

export const valuationQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Null for a unit that was never valued, which the server reports as 404 (AMB-211). */
    valuationOfUnit: build.query<Valuation | null, string>({
      query: (unitId) => ({
        url: fillPath(valuationUrls.ofUnit, { unitId }),
        schema: Valuation,
        missing: null,
      }),
      providesTags: ['valuation'],
    }),
  }),
});
