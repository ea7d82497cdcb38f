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
/** Taken for the length in sight until it is measured, which a hidden pane never is. */
export const UNMEASURED_PX = 800;
const places = new Map<string | undefined, { offset: number; sizes: CacheSnapshot }>();

interface VirtualLineProps<T> {
  items: readonly T[];
  /** In px, until an item is drawn and tells better. */
  itemSize: number;
  horizontal?: boolean;
  /** Drawn wherever they are: what holds the focus, or is being dragged. */
  kept: readonly number[];
  /** Lines that come back under the same key come back at the same place. */
  scrollKey: string | undefined;
  scroller: RefObject<HTMLElement | null>;
  /** What stands before the line in the scroller, in px. */
  startMargin?: number | undefined;
  ref?: RefObject<VirtualizerHandle | null>;
  /** What an item stands in; it takes its style from {@link placed}. */
  Place?: CustomItemComponent;
  children: (item: T, index: number) => ReactElement;
}

/** A line of any length, standing or lying, of which only what is in sight is drawn. */
export function VirtualLine<T>(props: VirtualLineProps<T>) {
  const { items, kept, scrollKey, scroller, startMargin = 0, ref, Place = PlainPlace, ...drawing } = props;
  const own = useRef<VirtualizerHandle>(null);
  const line = ref ?? own;
  const [before] = useState(() => places.get(scrollKey));
  const [measured, setMeasured] = useState(false);
  const offset = before?.offset ?? 0;

  useLayoutEffect(() => {
    const { current } = line;
    /* A line that is at its start already need not be told so: that would cost a layout. */
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

/** Nothing has to wait until it is measured to be seen, nor until the scrolling has ended to be clicked. */
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

/** What is probably in sight of a line before it has told its length. */
const inSight = (offset: number, itemSize: number): number[] =>
  Array.from(
    { length: Math.ceil((UNMEASURED_PX + BUFFER_PX) / itemSize) },
    (_, place) => Math.floor(offset / itemSize) + place,
  );
