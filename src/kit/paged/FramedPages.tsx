import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { FramedList } from '@/ui/list/FramedList';
import { type PagesAnswer, useNextPage } from './nextPage';
import { PagesFoot } from './PagesFoot';

interface FramedPagesProps<T> {
  answer: PagesAnswer<T>;
  /** The scrolling element around the rows and the content above them. */
  frame: RefObject<HTMLElement | null>;
  /** The fetched items that are shown. */
  items: readonly T[];
  /** The number of fetched items. */
  loaded: number;
  total: number;
  label: string;
  estimateSize: number;
  /**
   * The class of the element around a row; its spacing counts as part of the row's height, unlike the row's own margin.
   */
  slotClass?: string | undefined;
  /** Some fetched items are hidden, so more are fetched until the frame is filled. */
  isSifted?: boolean;
  renderRow: (item: T) => ReactNode;
}

const NEAR_END_PX = 400;
const keyOf = ({ id }: { id: string }) => id;

/** Rows of any number that are fetched page by page, on scrolling to the end or by a button. */
export function FramedPages<T extends { id: string }>(props: FramedPagesProps<T>) {
  const { answer, frame, items, loaded, total, isSifted = false, slotClass, renderRow, ...rows } = props;
  const next = useNextPage(answer);
  const { isBusy, readOn } = next;
  const moreAtEnd = useEffectEvent((element: HTMLElement) => {
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    if (left < NEAR_END_PX) readOn();
  });
  useEffect(() => {
    const element = frame.current;
    const onScroll = () => element && moreAtEnd(element);
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => element?.removeEventListener('scroll', onScroll);
  }, [frame]);
  useEffect(() => {
    if (isSifted && !isBusy && frame.current) moreAtEnd(frame.current);
  }, [frame, isSifted, isBusy, loaded, items.length]);
  return (
    <>
      <FramedList
        {...rows}
        frame={frame}
        items={items}
        {...(!isSifted && { total })}
        getKey={keyOf}
        renderRow={(item) => (
          <div className={slotClass}>
            <LineBoundary resetKey={item}>{renderRow(item)}</LineBoundary>
          </div>
        )}
      />
      <PagesFoot answer={answer} next={next} loaded={loaded} total={total} isSpoken={!isSifted} />
    </>
  );
}
