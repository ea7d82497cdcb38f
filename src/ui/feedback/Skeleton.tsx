import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** The number of lines of text; the last one is shorter. */
  lines?: number;
  /** One block of this height instead, in px or as a CSS value. */
  height?: number | string;
}

/** The shape of content that is loading; invisible for the first 150 ms, so that a fast answer does not flicker. */
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

/** A skeleton with as many rows, of the same height, as the list that is loading. */
export function SkeletonList({ rows, rowHeight }: { rows: number; rowHeight: number }) {
  return (
    <div aria-hidden className={styles.list}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={{ height: rowHeight }} />
      ))}
    </div>
  );
}

/**
 * The place of a name within a text while the name is looked up, about as wide so that little moves when it arrives.
 */
export const SkeletonName = () => <span aria-hidden className={styles.name} />;
