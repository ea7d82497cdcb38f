import { type CSSProperties, useId } from 'react';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** The progress in words, for example '12 van 40'; without it screen readers read the percentage. */
  valueText?: string | undefined;
  hideLabel?: boolean;
  tone?: 'accent' | 'danger';
}

const PERCENT = 100;

export function ProgressBar({
  label,
  value,
  max,
  valueText,
  hideLabel = false,
  tone = 'accent',
}: ProgressBarProps) {
  const id = useId();
  const part = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const text = valueText ?? `${Math.round(part * PERCENT)}%`;
  return (
    <div className={styles.progress}>
      {!hideLabel && (
        <div className={styles.line}>
          <span id={id}>{label}</span>
          <span className={styles.value}>{text}</span>
        </div>
      )}
      <div
        role="progressbar"
        className={styles.track}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={text}
        {...(hideLabel ? { 'aria-label': label } : { 'aria-labelledby': id })}
      >
        <div className={styles.bar} data-tone={tone} style={{ '--part': part } as CSSProperties} />
      </div>
    </div>
  );
}
