import { CaseActivity } from '@/domain/timeline/caseActivity';
import { ColleagueActivity } from '@/domain/timeline/colleagueActivity';
import type { StatusFilter } from '@/domain/timeline/timelineFilters';
import { type Page, pageOf } from '@/domain/decode/page';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { pageAfterPage, queries } from '../http/queries';

export const activityUrls = {
  byCase: '/api/v1/activity/bycase/:caseId',
  byColleague: '/api/v1/activity/bycolleague/:id',
} as const;

const ActivityPage = pageOf(CaseActivity);
const PAGE_SIZE = 150;

const ColleagueActivityPage = pageOf(ColleagueActivity);
/** 002 §9.1. */
const COLLEAGUE_PAGE_SIZE = 20;

/** What happened last in the file of a case. */
export const getNewestActivities = (caseId: string): Promise<Page<CaseActivity>> =>
  http.get(fillPath(activityUrls.byCase, { caseId }), ActivityPage, {
    params: { page: 0, pageSize: PAGE_SIZE, statusFilter: 'Active' },
  });

export interface ActivitiesOfColleague {
  /** Of the colleague, the person or their role. */
  id: string;
  statusFilter: StatusFilter;
  /** What is looked for in titles and activities. */
  query: string;
}

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
    /** What a colleague did, newest first; with its case. */
    colleagueActivities: build.infiniteQuery<Page<ColleagueActivity>, ActivitiesOfColleague, number>({
      query: ({ queryArg: { id, ...params }, pageParam: page }) => ({
        url: fillPath(activityUrls.byColleague, { id }),
        params: { ...params, page, pageSize: COLLEAGUE_PAGE_SIZE },
        schema: ColleagueActivityPage,
      }),
      infiniteQueryOptions: pageAfterPage<ColleagueActivity>(COLLEAGUE_PAGE_SIZE),
      providesTags: ['colleagueActivities'],
    }),
  }),
});
