import clsx from 'clsx';
import { StarIcon } from '../icons';
import styles from './Stars.module.css';

interface StarsProps {
  /** So many are full. */
  value: number;
  most: number;
  /** '4 van 5'. */
  label: string;
}

/** A rating in words, with the stars that say so at a glance. */
export function Stars({ value, most, label }: StarsProps) {
  return (
    <span className={styles.stars}>
      {Array.from({ length: most }, (_, place) => (
        <StarIcon key={place} aria-hidden className={clsx(styles.star, place < value && styles.full)} />
      ))}
      <span className={styles.words}>{label}</span>
    </span>
  );
}
