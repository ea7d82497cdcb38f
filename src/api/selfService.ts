import { SelfServiceReport, SelfServiceScenario } from '@/domain/caseHistory';
import { listOf } from '@/domain/decode';
import { fillPath } from '@/lib/fillPath';
import { queries } from './queries';

export const selfServiceUrls = {
  reportByCase: '/api/v1/selfservice/report/bycase/:caseId',
  scenarios: '/api/v1/selfservice/scenario/getbyids',
} as const;

export const selfServiceQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** What the customer filled in to start this case; null where it did not start that way. */
    reportOfCase: build.query<SelfServiceReport | null, string>({
      query: (caseId) => ({
        url: fillPath(selfServiceUrls.reportByCase, { caseId }),
        schema: SelfServiceReport,
        missing: null,
      }),
      providesTags: ['caseReport'],
      keepUnusedDataFor: Infinity,
    }),
    /** Unknown ones are left out. */
    scenarios: build.query<SelfServiceScenario[], readonly string[]>({
      query: (ids) => ({
        url: selfServiceUrls.scenarios,
        params: { ids },
        schema: listOf(SelfServiceScenario),
      }),
    }),
  }),
});
