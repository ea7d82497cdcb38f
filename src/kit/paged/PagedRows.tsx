import type { ReactNode } from 'react';
import { itemsOf } from '@/domain/decode/page';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { QueryView } from '@/ui/feedback/QueryView';
import { SkeletonList } from '@/ui/feedback/Skeleton';
import { useSpoken } from '@/ui/feedback/useSpoken';
import { VirtualList } from '@/ui/list/VirtualList';
import { listRowClass } from '@/ui/rows/ListRow';
import { type PagesAnswer, useNextPage } from './nextPage';
import { PagesFoot } from './PagesFoot';

const ROW_HEIGHT_PX = 68;
const WAITING_ROWS = 10;

interface PagedRowsProps<T> {
  answer: PagesAnswer<T> & { isEarlier?: boolean };
  failed: string;
  label: string;
  /** Announces the number of results once for each question. */
  found: { question: string; say: (total: number) => string };
  /** Replaces the rows when there are none. */
  empty: ReactNode;
  /** Renders a row that opens a record beside the list. */
  renderRow: (item: T) => ReactNode;
}

const keyOf = ({ id }: { id: string }) => id;

/** Rows of any number that are fetched page by page, on scrolling to the end or by a button. */
export function PagedRows<T extends { id: string }>(props: PagedRowsProps<T>) {
  const { answer, failed, label, found, empty, renderRow } = props;
  const next = useNextPage(answer);
  const { currentData, hasNextPage } = answer;
  const total = currentData?.pages.at(-1)?.total;
  useSpoken(found.question, total === undefined || answer.isEarlier ? null : found.say(total));
  return (
    <QueryView
      answer={answer}
      failed={failed}
      waiting={<SkeletonList rows={WAITING_ROWS} rowHeight={ROW_HEIGHT_PX} />}
    >
      {({ pages }) => {
        const items = itemsOf(pages);
        if (items.length === 0) return empty;
        return (
          <VirtualList
            key={found.question}
            items={items}
            getKey={keyOf}
            estimateSize={ROW_HEIGHT_PX}
            rowClass={listRowClass}
            label={label}
            total={total}
            hasMore={hasNextPage}
            onNearEnd={next.readOn}
            renderRow={(item) => <LineBoundary resetKey={item}>{renderRow(item)}</LineBoundary>}
            footer={
              <PagesFoot answer={answer} next={next} loaded={items.length} total={total ?? items.length} />
            }
          />
        );
      }}
    </QueryView>
  );
}
