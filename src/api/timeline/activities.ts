import { CaseActivity } from '@/domain/timeline/caseActivity';
import { ColleagueActivity } from '@/domain/timeline/caseOnTimeline';
import type { StatusFilter } from '@/domain/timeline/timelineFilters';
import { type Page, pageOf } from '@/domain/decode/page';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { answerOf, pageAfterPage, queries } from '../http/queries';
import { readWhole } from '../http/readWhole';

export const activityUrls = {
  byCase: '/api/v1/activity/bycase/:caseId',
  byColleague: '/api/v1/activity/bycolleague/:id',
} as const;

const ActivityPage = pageOf(CaseActivity);
const PAGE_SIZE = 150;

const ColleagueActivityPage = pageOf(ColleagueActivity);
/** 002 §9.1. */
const COLLEAGUE_PAGE_SIZE = 20;

/** Reads all activities in the file of a case, in no particular order. */
export const readActivities = (
  caseId: string,
  statusFilter: StatusFilter = 'Active',
  signal?: AbortSignal,
): Promise<CaseActivity[]> =>
  readWhole(PAGE_SIZE, (paging) =>
    http.get(fillPath(activityUrls.byCase, { caseId }), ActivityPage, {
      params: { ...paging, statusFilter },
      ...(signal && { signal }),
    }),
  );

export interface ActivitiesOfColleague {
  /** The id of the colleague as a colleague, as a person or as a role. */
  id: string;
  statusFilter: StatusFilter;
  /** The text to search in titles and activities. */
  query: string;
}

export const activityQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    caseActivities: build.query<CaseActivity[], string>({
      queryFn: (caseId, { signal }) => answerOf(readActivities(caseId, 'Active', signal)),
      providesTags: ['caseActivities'],
      keepUnusedDataFor: Infinity,
    }),
    /** The activities of a colleague with their cases, newest first. */
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
