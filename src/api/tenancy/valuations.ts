import * as v from 'valibot';
import type { AssigneeType } from '@/domain/colleague/assignee';
import { Valuation } from '@/domain/tenancy/valuation';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { queries } from '../http/queries';

export const valuationUrls = {
  ofUnit: '/api/v1/housing/valuation/byUnit/:unitId',
  request: '/api/v1/housing/valuation/createTask',
} as const;

/** Asks somebody to value a unit (002 §3, AMB-210). */
export interface ValuationRequest {
  completeBy: { id: string; type: AssigneeType };
  unitId: string;
  description: string;
}

export const requestValuation = (request: ValuationRequest): Promise<unknown> =>
  http.post(valuationUrls.request, request, v.unknown());

export const valuationQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Null for a unit that was never valued, which is a 404 (AMB-211). */
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
