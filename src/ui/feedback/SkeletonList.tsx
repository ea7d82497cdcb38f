import styles from './Skeleton.module.css';

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
