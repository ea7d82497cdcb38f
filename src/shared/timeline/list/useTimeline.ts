import { useCallback, useRef } from 'react';
import { useStore } from 'react-redux';
import { hasMoreTimeline } from '@/api/timeline/loadedTimeline';
import type { TimelineQuestion } from '@/api/timeline/timeline';
import { loadedTimeline, timelinePageSize, timelineQueries } from '@/api/timeline/timelineQueries';

/** In seconds: the time in which a timeline that was requested while the person was loading is not requested again. */
const FRESH_S = 5;

const { timeline, nextOfTimeline } = timelineQueries.endpoints;

/** The loaded part of a timeline, with a function that loads more. `question` must stay the same object. */
export function useTimeline(question: TimelineQuestion) {
  const store = useStore();
  const answer = timeline.useQuery(question, { refetchOnMountOrArgChange: FRESH_S });
  const [ask, next] = nextOfTimeline.useLazyQuery();
  const asking = useRef(false);

  const readLoaded = useCallback(() => loadedTimeline(store.getState(), question), [store, question]);
  /** Loads the next page, one at a time; returns false if it failed. */
  const loadMore = useCallback(
    async (pageSize = timelinePageSize(question)): Promise<boolean> => {
      const known = readLoaded();
      if (known === undefined || !hasMoreTimeline(known) || asking.current) return false;
      asking.current = true;
      const { isSuccess } = await ask({ ...question, page: known.asked / pageSize, pageSize });
      asking.current = false;
      return isSuccess;
    },
    [ask, question, readLoaded],
  );
  const known = answer.currentData;
  return {
    answer,
    hasMore: known !== undefined && hasMoreTimeline(known),
    loadingMore: next.isFetching,
    moreError: next.isFetching || next.originalArgs?.filters !== question.filters ? undefined : next.error,
    loadMore,
    readLoaded,
  };
}
