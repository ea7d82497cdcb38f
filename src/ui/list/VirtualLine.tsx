import {
  type CSSProperties,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type CacheSnapshot,
  type CustomItemComponent,
  type CustomItemComponentProps,
  Virtualizer,
  type VirtualizerHandle,
} from 'virtua';

const BUFFER_PX = 400;
/** The visible length in px until it is measured, which never happens in a hidden pane. */
export const UNMEASURED_PX = 800;
const places = new Map<string | undefined, { offset: number; sizes: CacheSnapshot }>();

interface VirtualLineProps<T> {
  items: readonly T[];
  /** The estimated size of an item in px, which is used until an item is measured. */
  itemSize: number;
  horizontal?: boolean;
  /** The indexes of items that stay rendered anywhere, because they have the focus or are being dragged. */
  kept: readonly number[];
  /** The scroll position is restored when a line with the same key is shown again. */
  scrollKey: string | undefined;
  scroller: RefObject<HTMLElement | null>;
  /** The length of the content before the line in the scroller, in px. */
  startMargin?: number | undefined;
  ref?: RefObject<VirtualizerHandle | null>;
  /** The wrapper of an item; it takes its style from {@link placed}. */
  Place?: CustomItemComponent;
  children: (item: T, index: number) => ReactElement;
}

/** A vertical or horizontal line of items of any length; only the visible ones are rendered. */
export function VirtualLine<T>(props: VirtualLineProps<T>) {
  const { items, kept, scrollKey, scroller, startMargin = 0, ref, Place = PlainPlace, ...drawing } = props;
  const own = useRef<VirtualizerHandle>(null);
  const line = ref ?? own;
  const [before] = useState(() => places.get(scrollKey));
  const [measured, setMeasured] = useState(false);
  const offset = before?.offset ?? 0;

  useLayoutEffect(() => {
    const { current } = line;
    /* A line at its start needs no scrolling, which would cost a layout. */
    if (offset > 0) current?.scrollTo(offset);
    return () => {
      if (current && scrollKey !== undefined)
        places.set(scrollKey, { offset: current.scrollOffset, sizes: current.cache });
    };
  }, [line, offset, scrollKey]);

  const drawn = measured ? kept : [...inSight(offset, drawing.itemSize), ...kept];
  return (
    <Virtualizer
      {...drawing}
      ref={line}
      data={items}
      item={Place}
      bufferSize={BUFFER_PX}
      keepMounted={drawn.filter((index) => index >= 0)}
      scrollRef={scroller}
      startMargin={startMargin}
      onResize={() => setMeasured(true)}
      {...(before && { cache: before.sizes })}
    />
  );
}

/** Makes items visible before they are measured, and clickable while scrolling. */
export const placed = (style: CSSProperties): CSSProperties => ({
  ...style,
  visibility: 'inherit',
  pointerEvents: 'auto',
});

const PlainPlace = ({ style, ref, children }: CustomItemComponentProps) => (
  <div ref={ref} style={placed(style)}>
    {children}
  </div>
);

/** The indexes that are probably visible before the line is measured. */
const inSight = (offset: number, itemSize: number): number[] =>
  Array.from(
    { length: Math.ceil((UNMEASURED_PX + BUFFER_PX) / itemSize) },
    (_, place) => Math.floor(offset / itemSize) + place,
  );
