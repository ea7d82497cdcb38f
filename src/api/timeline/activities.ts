import { CaseActivity } from '@/domain/timeline/caseActivity';
import { type Page, pageOf } from '@/domain/decode/page';
import { fillPath } from '@/lib/address';
import { queries } from '../http/queries';

export const activityUrls = { byCase: '/api/v1/activity/bycase/:caseId' } as const;

const ActivityPage = pageOf(CaseActivity);
const PAGE_SIZE = 150;

export const activityQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** What happened in the file of a case, newest first. */
    caseActivities: build.query<Page<CaseActivity>, string>({
      query: (caseId) => ({
        url: fillPath(activityUrls.byCase, { caseId }),
        params: { page: 0, pageSize: PAGE_SIZE, statusFilter: 'Active' },
        schema: ActivityPage,
      }),
      providesTags: ['caseActivities'],
      keepUnusedDataFor: Infinity,
    }),
  }),
});
