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

/** The page sizes of timelines (001 §9, AMB-125). A refresh of a timeline reads at least this many cases too. */
const PAGE_SIZES: Readonly<Record<TimelineOwner, number>> = { person: 10, unit: 20, complex: 10 };

export const timelinePageSize = ({ of }: TimelineQuestion): number => PAGE_SIZES[of];
/** The most cases per call in a refresh, so that two thousand cases take four calls. */
const MOST_AT_ONCE = 500;

/** Reads again everything that was requested before, at least one page. */
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
     * A timeline up to the point it was scrolled to. When it is invalidated, all of this part is read again in a few
     * calls; `nextOfTimeline` reads the page after it.
     */
    timeline: build.query<LoadedTimeline, TimelineQuestion>({
      queryFn: (question, { signal, ...api }) =>
        answerOf(readAgain(question, () => loadedTimeline(api.getState(), question)?.asked ?? 0, signal)),
      providesTags: ['timeline'],
    }),
    /** Reads the next page and appends it to `timeline`. */
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
    /** The activities in a case, for users who may read them (002 §4.2). */
    followUps: build.query<CaseActivity[], FollowUps>({
      queryFn: ({ caseId, status }, { signal }) => answerOf(readActivities(caseId, status, signal)),
      providesTags: ['timelineFollowUps'],
    }),
    /** The names of the activity categories. */
    activityCategories: build.query<string[], undefined>({
      query: () => ({ url: timelineUrls.categories, schema: d.listOf(ActivityCategory) }),
    }),
  }),
});

/** Returns the part of a timeline that is loaded so far. */
export function loadedTimeline(state: unknown, question: TimelineQuestion): LoadedTimeline | undefined {
  const select = timelineQueries.endpoints.timeline.select(question);
  return select(state as Parameters<typeof select>[0]).data;
}
