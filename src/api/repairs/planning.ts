import { Planning } from '@/domain/repairs/planning';
import { firstWithOptions, type FoundWeek } from '@/domain/repairs/planningWeeks';
import { http } from '../http/http';
import { answerOf, queries } from '../http/queries';

export const planningUrls = { repairRequest: '/api/v1/planning/repairrequest' } as const;

interface PlanningSearch {
  repairRequestId: string;
  /** A Monday, `yyyy-MM-dd`. */
  from: string;
  /** True for an external vendor, who makes their own planning. */
  external: boolean;
}

export const planningQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The first week with a free moment, counted from a given Monday; when no week has one, the last week of the
     * planner (REP-13).
     */
    repairWeek: build.query<FoundWeek, PlanningSearch>({
      queryFn: ({ from, ...rest }, { signal }) =>
        answerOf(
          firstWithOptions(from, (week) =>
            http.get(planningUrls.repairRequest, Planning, { params: { ...rest, ...week }, signal }),
          ),
        ),
      providesTags: ['repairPlanning'],
      keepUnusedDataFor: 0,
    }),
  }),
});
