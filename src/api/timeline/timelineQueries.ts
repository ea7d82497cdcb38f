import type { CaseActivity } from '@/domain/timeline/caseActivity';
import * as d from '@/domain/decode/decode';
import type { StatusFilter } from '@/domain/timeline/timelineFilters';
import { readActivities } from './activities';
import { answerOf, queries } from '../http/queries';
import { hasMoreTimeline, type LoadedTimeline, NOTHING_LOADED, withNext } from './loadedTimeline';
import {
  ActivityCategory,
  getTimelinePage,
  type TimelineOwner,
  type TimelinePage,
  type TimelineQuestion,
  timelineUrls,
} from './timeline';

/** 001 §9, AMB-125; also the least that is read when a timeline is read again. */
const PAGE_SIZES: Readonly<Record<TimelineOwner, number>> = { person: 10, unit: 20, complex: 10 };

export const timelinePageSize = ({ of }: TimelineQuestion): number => PAGE_SIZES[of];
/** Read again at once, so that two thousand cases are four calls. */
const MOST_AT_ONCE = 500;

/** Everything that was asked for before, and at least one page of it. */
async function readAgain(question: TimelineQuestion, wanted: () => number, signal: AbortSignal) {
  const pageSize = Math.min(MOST_AT_ONCE, Math.max(timelinePageSize(question), wanted()));
  let known = NOTHING_LOADED;
  for (let page = 0; page === 0 || (known.asked < wanted() && hasMoreTimeline(known)); page += 1) {
    const next = await getTimelinePage(question, { page, pageSize }, signal);
    known = withNext(known, next, (page + 1) * pageSize);
  }
  return known;
}

interface FollowUps {
  caseId: string;
  status: StatusFilter;
}

export const timelineQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A timeline as far as it was scrolled. When it is old, all of that is read again in a few calls; what comes after it
     * is read by `nextOfTimeline`.
     */
    timeline: build.query<LoadedTimeline, TimelineQuestion>({
      queryFn: (question, { signal, ...api }) =>
        answerOf(readAgain(question, () => loadedTimeline(api.getState(), question)?.asked ?? 0, signal)),
      providesTags: ['timeline'],
    }),
    /** What comes after what is there; it is added to that. */
    nextOfTimeline: build.query<TimelinePage, TimelineQuestion & { page: number; pageSize: number }>({
      queryFn: ({ page, pageSize, ...question }, { signal }) =>
        answerOf(getTimelinePage(question, { page, pageSize }, signal)),
      keepUnusedDataFor: 0,
      onQueryStarted: ({ page, pageSize, ...question }, api) => {
        api.queryFulfilled.then(
          ({ data }) => {
            const known = loadedTimeline(api.getState(), question);
            if (known === undefined) return;
            const longer = withNext(known, data, Math.max(known.asked, (page + 1) * pageSize));
            api.dispatch(timelineQueries.util.updateQueryData('timeline', question, () => longer));
          },
          () => undefined,
        );
      },
    }),
    /** What happened in a case, for who may read that (002 §4.2). */
    followUps: build.query<CaseActivity[], FollowUps>({
      queryFn: ({ caseId, status }, { signal }) => answerOf(readActivities(caseId, status, signal)),
      providesTags: ['timelineFollowUps'],
    }),
    /** The names of the kinds of activities. */
    activityCategories: build.query<string[], undefined>({
      query: () => ({ url: timelineUrls.categories, schema: d.listOf(ActivityCategory) }),
    }),
  }),
});

/** What is there so far. */
export function loadedTimeline(state: unknown, question: TimelineQuestion): LoadedTimeline | undefined {
  const select = timelineQueries.endpoints.timeline.select(question);
  return select(state as Parameters<typeof select>[0]).data;
}
