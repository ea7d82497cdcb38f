import type { ReactNode } from 'react';
import { itemsOf } from '@/domain/decode/page';
import { type PagesAnswer, useNextPage } from './nextPage';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass } from '@/ui/layout/Section';
import { PagesFoot } from './PagesFoot';

interface PagesProps<T> {
  answer: PagesAnswer<T>;
  failed: string;
  /** Shown while the items of another question are fetched. */
  waiting?: string | undefined;
  children: (items: readonly T[], total: number) => ReactNode;
}

/** A list that is fetched page by page, with a button for the next page. */
export function Pages<T extends { id: string }>({ answer, failed, waiting, children }: PagesProps<T>) {
  const next = useNextPage(answer);
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
            <PagesFoot answer={answer} next={next} loaded={items.length} total={total} />
          </>
        );
      }}
    </QueryView>
  );
}
