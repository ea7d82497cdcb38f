import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { FramedList } from '@/ui/list/FramedList';
import { type PagesAnswer, useNextPage } from './nextPage';
import { PagesFoot } from './PagesFoot';

interface FramedPagesProps<T> {
  answer: PagesAnswer<T>;
  /** What scrolls around them, with what stands above them. */
  frame: RefObject<HTMLElement | null>;
  /** Those that are shown of what was fetched. */
  items: readonly T[];
  /** How many were fetched. */
  loaded: number;
  total: number;
  label: string;
  estimateSize: number;
  /** Of what a row stands in; its room counts as part of the row, which that of the row itself would not. */
  slotClass?: string | undefined;
  /** Not all that was fetched is shown: more is fetched until the frame is filled. */
  isSifted?: boolean;
  renderRow: (item: T) => ReactNode;
}

const NEAR_END_PX = 400;
const keyOf = ({ id }: { id: string }) => id;

/** Rows of any number that are fetched page after page, as somebody scrolls to their end or asks for more. */
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
      <PagesFoot answer={answer} next={next} loaded={loaded} total={total} isTold={!isSifted} />
    </>
  );
}
