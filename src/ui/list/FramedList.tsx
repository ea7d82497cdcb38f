import { type RefObject, useLayoutEffect, useRef, useState, createContext } from 'react';
import { VirtualRows, type VirtualRowsProps } from './VirtualRows';

interface FramedListProps<T> extends Omit<
  VirtualRowsProps<T>,
  'setSize' | 'scroller' | 'startMargin' | 'ref'
> {
  frame: RefObject<HTMLElement | null>;
  /** The number of items on the server, if not all are loaded. */
  total?: number;
}

/** A list of any length among other content in a scrolling frame; only the visible part is rendered. */
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

/**
 * Returns the distance from the top of the scrolling content to the list; it changes with the content above the list.
 */
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

/** The scrolling element around the content of a screen, for lists in it that are too long to render whole. */
export const ScrollFrame = createContext<RefObject<HTMLElement | null> | null>(null);
