import { createContext, Fragment, type ReactNode, type RefObject, useContext, useRef } from 'react';
import type { CustomItemComponentProps, VirtualizerHandle } from 'virtua';
import { useRowFocus } from './useRowFocus';
import { placed, VirtualLine } from './VirtualLine';

export interface VirtualRowsProps<T> {
  items: readonly T[];
  getKey: (item: T) => string;
  /** The height of a row in px, as far as it is known before one is drawn. All rows are equally high. */
  estimateSize: number;
  /** One element in it may carry `data-row-focus`: the arrow keys go there. */
  renderRow: (item: T, index: number) => ReactNode;
  rowClass?: string | undefined;
  label: string;
  /** How many there are on the server; -1 when that is not known. */
  setSize: number;
  scroller: RefObject<HTMLElement | null>;
  /** What stands above the rows in the scroller, in px. */
  startMargin?: number | undefined;
  /** Lists that come back under the same key come back at the same place. */
  scrollKey?: string | undefined;
  ref?: RefObject<HTMLDivElement | null>;
  /** To ask what is in sight, and to go to a row. */
  handle?: RefObject<VirtualizerHandle | null> | undefined;
}

/** The rows of a list, of which only those in sight of the scroller are drawn. */
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
