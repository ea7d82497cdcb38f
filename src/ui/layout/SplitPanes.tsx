import {
  Fragment,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { lookUp } from '@/lib/values';
import styles from './SplitPanes.module.css';
import { useWidth } from './useWidth';
import { uiTexts } from '../uiTexts';

export interface SplitPane {
  id: string;
  label: string;
  /** The minimum width in px. */
  min: number;
  initial: number;
  content: ReactNode;
}

interface SplitPanesProps {
  /** The last pane takes the remaining width. */
  panes: readonly SplitPane[];
  /** Widths in px by id; the parent stores them. */
  sizes: Readonly<Record<string, number>>;
  onSizesChange: (sizes: Record<string, number>) => void;
}

const STEP = 16;
const BIG_STEP = 96;
/** The width in px that is used until the real width can be measured. */
const UNMEASURED = 4_000;

/**
 * Panes side by side with a splitter between each two, which can be dragged or moved with the arrow keys, Home and End.
 */
export function SplitPanes({ panes, sizes, onSizesChange }: SplitPanesProps) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const [dragged, setDragged] = useState<Readonly<Record<string, number>>>({});
  const total = useWidth(root, UNMEASURED);
  const widths = fitted(panes, { ...sizes, ...dragged }, total);
  const least = panes.reduce((sum, { min }) => sum + min, 0);

  return (
    <div ref={root} className={styles.panes}>
      {panes.map((pane, index) => {
        const next = panes[index + 1];
        const paneId = `${id}-${pane.id}`;
        const width = widths[index] ?? pane.min;
        const most = Math.max(pane.min, total - least + pane.min);
        const fit = (wanted: number) => Math.min(Math.max(wanted, pane.min), most);
        const style = next ? { width, minWidth: pane.min } : { flex: 1, minWidth: pane.min };
        return (
          <Fragment key={pane.id}>
            <div id={paneId} className={styles.pane} style={panes.length === 1 ? { flex: 1 } : style}>
              {pane.content}
            </div>
            {next && (
              <Splitter
                label={uiTexts.resizeBetween(pane.label, next.label)}
                controls={paneId}
                value={width}
                min={pane.min}
                max={most}
                initial={pane.initial}
                onMove={(wanted) => setDragged({ [pane.id]: fit(wanted) })}
                onSettle={(wanted) => {
                  setDragged({});
                  onSizesChange({ ...sizes, [pane.id]: fit(wanted) });
                }}
              />
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

/**
 * The wanted widths of all panes but the last, reduced where they do not fit, starting with the pane next to the last.
 */
function fitted(
  panes: readonly SplitPane[],
  wanted: Readonly<Record<string, number>>,
  total: number,
): readonly number[] {
  const widths = panes
    .slice(0, -1)
    .map(({ id, min, initial }) => Math.max(min, Math.round(lookUp(wanted, id) ?? initial)));
  let over = widths.reduce((sum, width) => sum + width, panes.at(-1)?.min ?? 0) - total;
  return widths.reduceRight<number[]>((rest, width, index) => {
    const given = Math.min(Math.max(0, over), width - (panes[index]?.min ?? 0));
    over -= given;
    return [width - given, ...rest];
  }, []);
}

interface SplitterProps {
  label: string;
  controls: string;
  value: number;
  min: number;
  max: number;
  initial: number;
  onMove: (width: number) => void;
  onSettle: (width: number) => void;
}

/** The window splitter of the ARIA practices; its value is the width of the pane before it. */
function Splitter({ label, controls, value, min, max, initial, onMove, onSettle }: SplitterProps) {
  const start = useRef<{ x: number; width: number } | null>(null);

  function press(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: value };
  }
  function release(event: PointerEvent<HTMLDivElement>) {
    if (start.current === null) return;
    const width = start.current.width + event.clientX - start.current.x;
    start.current = null;
    onSettle(width);
  }
  function key(event: KeyboardEvent<HTMLDivElement>) {
    const step = event.shiftKey ? BIG_STEP : STEP;
    const widths: Record<string, number> = {
      ArrowLeft: value - step,
      ArrowRight: value + step,
      Home: min,
      End: max,
      Enter: initial,
    };
    const width = lookUp(widths, event.key);
    if (width === undefined) return;
    event.preventDefault();
    onSettle(width);
  }

  return (
    // A splitter that can be focused is a control, as the ARIA practices have it; the lint rule knows only the static one.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      className={styles.splitter}
      onPointerDown={press}
      onPointerMove={(event) => {
        if (start.current) onMove(start.current.width + event.clientX - start.current.x);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={() => onSettle(initial)}
      onKeyDown={key}
    />
  );
}
