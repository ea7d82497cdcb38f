import { useEffect } from 'react';

export interface ReadOn {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/**
 * Fetches page after page while more is needed, and returns true meanwhile. After a failed page it waits for the user
 * to try again.
 */
export function useReadOn(answer: ReadOn, isWanted: boolean): boolean {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = answer;
  const goesOn = isWanted && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (goesOn && !isFetching) fetchNextPage();
  }, [goesOn, isFetching, fetchNextPage]);
  return goesOn;
}
