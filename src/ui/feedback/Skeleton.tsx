import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** So many lines of text, the last one shorter. */
  lines?: number;
  /** Or one block of this height, in px or as CSS has it. */
  height?: number | string;
}

/** A shape of what is coming; invisible for the first 150 ms, so that a fast answer does not flicker. */
export function Skeleton({ lines = 1, height }: SkeletonProps) {
  if (height !== undefined) return <div aria-hidden className={styles.block} style={{ height }} />;
  return (
    <div aria-hidden className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
}

/** As many rows, of the same height, as the list that is coming. */
export function SkeletonList({ rows, rowHeight }: { rows: number; rowHeight: number }) {
  return (
    <div aria-hidden className={styles.list}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={{ height: rowHeight }} />
      ))}
    </div>
  );
}

/** A name among words that is being looked up, about as wide: little moves when it comes. */
export const SkeletonName = () => <span aria-hidden className={styles.name} />;
