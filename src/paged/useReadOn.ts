import { useEffect } from 'react';

export interface ReadOn {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** Reads page after page for as long as more is wanted, and says whether it does. One that failed is left to who asks again. */
export function useReadOn(answer: ReadOn, isWanted: boolean): boolean {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = answer;
  const goesOn = isWanted && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (goesOn && !isFetching) fetchNextPage();
  }, [goesOn, isFetching, fetchNextPage]);
  return goesOn;
}
