import { CaseActivity } from '@/domain/caseActivity';
import { type Page, pageOf } from '@/domain/page';
import { fillPath } from '@/lib/fillPath';
import { queries } from './queries';

export const activityUrls = { byCase: '/api/v1/activity/bycase/:caseId' } as const;

const ActivityPage = pageOf(CaseActivity);

export const activityQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** What happened in the file of a case, newest first. */
    caseActivities: build.query<Page<CaseActivity>, { caseId: string; pageSize: number }>({
      query: ({ caseId, pageSize }) => ({
        url: fillPath(activityUrls.byCase, { caseId }),
        params: { page: 0, pageSize, statusFilter: 'Active' },
        schema: ActivityPage,
      }),
      providesTags: ['caseActivities'],
      keepUnusedDataFor: Infinity,
    }),
  }),
});
