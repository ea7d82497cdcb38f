import { scaleBand, scaleLinear } from '@visx/scale';
import { useRef } from 'react';
import { useWidth } from '../layout/useWidth';
import shared from './Chart.module.css';
import styles from './StackChart.module.css';

interface StackChartProps {
  /** The columns from left to right; their values are in the order of `parts`. */
  columns: readonly { id: string; label: string; values: readonly number[]; isCurrent: boolean }[];
  /** The names of the parts, from the bottom up. */
  parts: readonly string[];
}

/** The width in px that is used until the available width is measured. */
const WIDTH = 640;
const HEIGHT = 160;
const MARGIN = { top: 20, right: 8, bottom: 24, left: 32 };
const TICKS = 4;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** A chart of stacked counts per column. It is for sighted users only; the numbers are in a table beside it. */
export function StackChart({ columns, parts }: StackChartProps) {
  const chart = useRef<HTMLDivElement>(null);
  const width = useWidth(chart, WIDTH);
  const right = width - MARGIN.right;
  const foot = HEIGHT - MARGIN.bottom;
  const most = Math.max(TICKS, ...columns.map(({ values }) => sum(values)));
  const x = scaleBand<string>({
    domain: columns.map(({ id }) => id),
    range: [MARGIN.left, right],
    padding: 0.35,
  });
  const y = scaleLinear<number>({ domain: [0, most], range: [foot, MARGIN.top], nice: true });
  return (
    <div ref={chart} className={shared.chart} aria-hidden>
      <svg width={width} height={HEIGHT} className={shared.picture} focusable="false">
        {y.ticks(TICKS).map((tick) => (
          <g key={tick}>
            <line className={shared.grid} x1={MARGIN.left} x2={right} y1={y(tick)} y2={y(tick)} />
            <text className={shared.tick} x={MARGIN.left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {columns.map(({ id, label, values, isCurrent }) => {
          const left = x(id) ?? 0;
          const middle = left + x.bandwidth() / 2;
          return (
            <g key={id} data-current={isCurrent}>
              {values.map((value, part) => {
                const below = sum(values.slice(0, part));
                const top = y(below + value);
                return (
                  <rect
                    key={part}
                    className={styles.part}
                    data-part={part}
                    x={left}
                    y={top}
                    width={x.bandwidth()}
                    height={y(below) - top}
                  />
                );
              })}
              {sum(values) > 0 && (
                <text className={styles.total} x={middle} y={y(sum(values)) - 6} textAnchor="middle">
                  {sum(values)}
                </text>
              )}
              <text className={styles.label} x={middle} y={HEIGHT - 6} textAnchor="middle">
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      <p className={styles.legend}>
        {parts.map((part, index) => (
          <span key={part} className={styles.key} data-part={index}>
            {part}
          </span>
        ))}
      </p>
    </div>
  );
}
