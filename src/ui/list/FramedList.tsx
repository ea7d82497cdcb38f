import { type RefObject, useLayoutEffect, useRef, useState, createContext } from 'react';
import { VirtualRows, type VirtualRowsProps } from './VirtualRows';

interface FramedListProps<T> extends Omit<
  VirtualRowsProps<T>,
  'setSize' | 'scroller' | 'startMargin' | 'ref'
> {
  frame: RefObject<HTMLElement | null>;
  /** How many there are on the server, where these are not all. */
  total?: number;
}

/** A list of any length among other things in a frame that scrolls; only what is in sight is drawn. */
export function FramedList<T>({ frame, total, ...rows }: FramedListProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const above = useHeightAbove(list, frame);
  return (
    <VirtualRows
      {...rows}
      ref={list}
      setSize={total ?? rows.items.length}
      scroller={frame}
      startMargin={above}
    />
  );
}

/** How far the list is from the top of what scrolls; it changes with what stands above it. */
function useHeightAbove(list: RefObject<HTMLElement | null>, frame: RefObject<HTMLElement | null>): number {
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => {
    const scroller = frame.current;
    const measure = () => {
      if (scroller === null || list.current === null) return;
      const [outer, inner] = [scroller.getBoundingClientRect(), list.current.getBoundingClientRect()];
      setAbove(Math.round(inner.top - outer.top + scroller.scrollTop));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [scroller, scroller?.firstElementChild]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [list, frame]);
  return above;
}

/** What scrolls around the content of a screen, for lists in it that are too long to be drawn whole. */
export const ScrollFrame = createContext<RefObject<HTMLElement | null> | null>(null);
