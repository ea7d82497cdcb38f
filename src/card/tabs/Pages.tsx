import { useState, type ReactNode } from 'react';
import { itemsOf, type Page } from '@/domain/decode/page';
import type { Answer } from '@/ui/feedback/answer';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass } from '@/ui/layout/Section';
import { MoreButton } from '@/ui/rows/MoreButton';

/** What the hook of an endless list tells. */
interface PagesAnswer<T> extends Answer<{ pages: Page<T>[] }> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => PromiseLike<{ data?: { pages: Page<T>[] } | undefined; isError: boolean }>;
}

interface PagesProps<T> {
  answer: PagesAnswer<T>;
  failed: string;
  /** Said while other items than before are fetched. */
  waiting?: string | undefined;
  children: (items: readonly T[], total: number) => ReactNode;
}

/** A list may be read again several times in a row, as after the first connection. */
const TRIES = 5;

/** RTK Query asks for no further page while the list is read again; what it hands out then ends with that reading. */
function useNextPage<T>({ currentData, fetchNextPage }: PagesAnswer<T>) {
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
  return { isWaiting, fetchMore };
}

/** A list that is fetched page after page, with what can be asked for below it. */
export function Pages<T extends { id: string }>({ answer, failed, waiting, children }: PagesProps<T>) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = answer;
  const { isWaiting, fetchMore } = useNextPage(answer);
  return (
    <QueryView
      answer={answer}
      failed={failed}
      waiting={
        <>
          {waiting !== undefined && (
            <p role="status" className={mutedClass}>
              {waiting}
            </p>
          )}
          <Skeleton lines={8} />
        </>
      }
    >
      {({ pages }) => {
        const items = itemsOf(pages);
        const total = pages.at(-1)?.total ?? items.length;
        return (
          <>
            {children(items, total)}
            <MoreButton
              shown={items.length}
              total={total}
              hasMore={hasNextPage}
              busy={isFetchingNextPage || isWaiting}
              error={isFetchNextPageError ? answer.error : undefined}
              onMore={() => void fetchMore()}
            />
          </>
        );
      }}
    </QueryView>
  );
}
