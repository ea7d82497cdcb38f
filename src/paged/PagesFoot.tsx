import { MoreButton } from '@/ui/rows/MoreButton';
import type { NextPage, PagesAnswer } from './nextPage';

interface PagesFootProps<T> {
  answer: PagesAnswer<T>;
  next: NextPage;
  /** How many were fetched. */
  loaded: number;
  total: number;
  /** Whether it is announced how many were added. */
  isTold?: boolean;
}

/** Below a list that is fetched page after page: how far it has come, and what can be asked for. */
export function PagesFoot<T>({ answer, next, loaded, total, isTold = true }: PagesFootProps<T>) {
  return (
    <MoreButton
      shown={loaded}
      total={total}
      hasMore={answer.hasNextPage}
      isTold={isTold}
      busy={next.isBusy}
      error={answer.isFetchNextPageError ? answer.error : undefined}
      onMore={() => void next.fetchMore()}
    />
  );
}
