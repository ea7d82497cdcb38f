import type { ReactNode } from 'react';
import { itemsOf } from '@/domain/decode/page';
import { type PagesAnswer, useNextPage } from './nextPage';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass } from '@/ui/layout/Section';
import { MoreButton } from '@/ui/rows/MoreButton';

interface PagesProps<T> {
  answer: PagesAnswer<T>;
  failed: string;
  /** Said while other items than before are fetched. */
  waiting?: string | undefined;
  children: (items: readonly T[], total: number) => ReactNode;
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
