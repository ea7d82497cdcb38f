import { MoreButton } from '@/ui/rows/MoreButton';
import type { NextPage, PagesAnswer } from './nextPage';

interface PagesFootProps<T> {
  answer: PagesAnswer<T>;
  next: NextPage;
  /** The number of fetched items. */
  loaded: number;
  total: number;
  /** Screen readers announce the number of added items. */
  isSpoken?: boolean;
}

/** Shown below a list that is fetched page by page: how far it is loaded, and a button for the next page. */
export function PagesFoot<T>({ answer, next, loaded, total, isSpoken = true }: PagesFootProps<T>) {
  return (
    <MoreButton
      shown={loaded}
      total={total}
      hasMore={answer.hasNextPage}
      isSpoken={isSpoken}
      busy={next.isBusy}
      error={answer.isFetchNextPageError ? answer.error : undefined}
      onMore={() => void next.fetchMore()}
    />
  );
}
