import { useState } from 'react';
import type { Page } from '@/domain/decode/page';
import type { Answer } from '@/ui/feedback/answer';

/** The result of the hook of an infinite query. */
export interface PagesAnswer<T> extends Answer<{ pages: Page<T>[] }> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => PromiseLike<{ data?: { pages: Page<T>[] } | undefined; isError: boolean }>;
}

/** A list may be refetched several times in a row, as after the first connection. */
const TRIES = 5;

/**
 * RTK Query fetches no further page while the list is refetched; the promise that it returns then ends with that
 * refetch.
 */
export function useNextPage<T>(answer: PagesAnswer<T>) {
  const { currentData, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = answer;
  const [isWaiting, setWaiting] = useState(false);
  const fetchMore = async () => {
    const shown = currentData?.pages.length ?? 0;
    setWaiting(true);
    for (let left = TRIES; left > 0; left -= 1) {
      const { data, isError } = await fetchNextPage();
      if (isError || (data?.pages.length ?? 0) > shown) break;
    }
    setWaiting(false);
  };
  const isBusy = isFetchingNextPage || isWaiting;
  /** Fetches the next page on scrolling to the end. After a failure only the button fetches it. */
  const readOn = () => {
    if (hasNextPage && !isBusy && !isFetchNextPageError) void fetchMore();
  };
  return { isBusy, fetchMore, readOn };
}

export type NextPage = ReturnType<typeof useNextPage>;
