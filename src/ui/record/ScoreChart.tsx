import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useRef } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import shared from './Chart.module.css';
import styles from './ScoreChart.module.css';
import { useWidth } from '../layout/useWidth';

interface ScorePoint {
  id: string;
  /** The date below the point. */
  label: string;
  value: number;
  text: string;
  level: 'good' | 'fair' | 'poor' | 'none';
}

interface ScoreChartProps {
  /** The subject of the chart; also the name of its table. */
  label: string;
  labelTitle: string;
  valueTitle: string;
  /** The points from left to right. */
  points: readonly ScorePoint[];
  min: number;
  max: number;
}

/** The width in px that is used until the available width is measured. */
const WIDTH = 640;
const HEIGHT = 180;
const MARGIN = { top: 24, right: 32, bottom: 28, left: 32 };
const TICKS = 5;
/** The width in px that keeps a label clear of the next. */
const LABEL_WIDTH = 88;
const RADIUS = 5;

/**
 * A line chart of scores. The picture is for sighted users; screen readers get a table with the same values. A value
 * beyond the scale is drawn at its edge, and written unchanged.
 */
export function ScoreChart({ label, labelTitle, valueTitle, points, min, max }: ScoreChartProps) {
  const chart = useRef<HTMLDivElement>(null);
  const width = useWidth(chart, WIDTH);
  const right = width - MARGIN.right;
  const x = scalePoint<string>({
    domain: points.map(({ id }) => id),
    range: [MARGIN.left, right],
    padding: 0.5,
  });
  const y = scaleLinear<number>({
    domain: [min, max],
    range: [HEIGHT - MARGIN.bottom, MARGIN.top],
    clamp: true,
  });
  const placeOf = ({ id, value }: ScorePoint) => ({ left: x(id) ?? 0, top: y(value) });
  const step = Math.ceil((points.length * LABEL_WIDTH) / (right - MARGIN.left));

  return (
    <div ref={chart} className={shared.chart}>
      <svg width={width} height={HEIGHT} className={shared.picture} aria-hidden focusable="false">
        {y.ticks(TICKS).map((tick) => (
          <g key={tick}>
            <line className={shared.grid} x1={MARGIN.left} x2={right} y1={y(tick)} y2={y(tick)} />
            <text className={shared.tick} x={MARGIN.left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        <LinePath
          className={styles.line ?? ''}
          data={[...points]}
          x={(point) => placeOf(point).left}
          y={(point) => placeOf(point).top}
        />
        {points.map((point, index) => {
          const { left, top } = placeOf(point);
          return (
            <g key={point.id}>
              <circle className={styles.point} data-level={point.level} cx={left} cy={top} r={RADIUS} />
              <text className={styles.value} x={left} y={top - 10} textAnchor="middle">
                {point.text}
              </text>
              {(points.length - 1 - index) % step === 0 && (
                <text className={shared.tick} x={left} y={HEIGHT - 8} textAnchor="middle">
                  {point.label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <VisuallyHidden as="div">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{labelTitle}</th>
              <th scope="col">{valueTitle}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.id}>
                <th scope="row">{point.label}</th>
                <td>{point.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}
