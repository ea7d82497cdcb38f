import { createContext, Fragment, type ReactNode, type RefObject, useContext, useRef } from 'react';
import type { CustomItemComponentProps, VirtualizerHandle } from 'virtua';
import { useRowFocus } from './useRowFocus';
import { placed, VirtualLine } from './VirtualLine';

export interface VirtualRowsProps<T> {
  items: readonly T[];
  getKey: (item: T) => string;
  /** The estimated height of a row in px, used until one is rendered. All rows are equally high. */
  estimateSize: number;
  /** One element of the row may carry `data-row-focus`: the arrow keys move the focus there. */
  renderRow: (item: T, index: number) => ReactNode;
  rowClass?: string | undefined;
  label: string;
  /** The number of rows on the server; -1 if unknown. */
  setSize: number;
  scroller: RefObject<HTMLElement | null>;
  /** The height of the content above the rows in the scroller, in px. */
  startMargin?: number | undefined;
  /** The scroll position is restored when a list with the same key is shown again. */
  scrollKey?: string | undefined;
  ref?: RefObject<HTMLDivElement | null>;
  /** Gives access to the visible range and to scrolling to a row. */
  handle?: RefObject<VirtualizerHandle | null> | undefined;
}

/** The rows of a list; only those visible in the scroller are rendered. */
export function VirtualRows<T>(props: VirtualRowsProps<T>) {
  const { items, getKey, estimateSize, renderRow, rowClass, label } = props;
  const { setSize, scroller, startMargin, scrollKey, ref, handle } = props;
  const own = useRef<HTMLDivElement>(null);
  const list = ref ?? own;
  const ownLine = useRef<VirtualizerHandle>(null);
  const line = handle ?? ownLine;
  const { focusedIndex, handlers } = useRowFocus({ items, getKey, list, line });
  return (
    <div ref={list} role="list" aria-label={label} {...handlers}>
      <RowAttributes value={{ setSize, rowClass }}>
        <VirtualLine
          ref={line}
          items={items}
          itemSize={estimateSize}
          kept={[focusedIndex]}
          scrollKey={scrollKey}
          scroller={scroller}
          startMargin={startMargin}
          Place={RowPlace}
        >
          {(item, index) => <Fragment key={getKey(item)}>{renderRow(item, index)}</Fragment>}
        </VirtualLine>
      </RowAttributes>
    </div>
  );
}

const RowAttributes = createContext<Pick<VirtualRowsProps<unknown>, 'setSize' | 'rowClass'>>({ setSize: 0 });

function RowPlace({ style, index, ref, children }: CustomItemComponentProps) {
  const { setSize, rowClass } = useContext(RowAttributes);
  return (
    <div
      ref={ref}
      className={rowClass}
      style={placed(style)}
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={setSize}
      data-row
      data-index={index}
    >
      {children}
    </div>
  );
}
