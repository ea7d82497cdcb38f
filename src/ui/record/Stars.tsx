import clsx from 'clsx';
import { StarIcon } from '../icons';
import styles from './Stars.module.css';

interface StarsProps {
  /** The number of full stars. */
  value: number;
  most: number;
  /** The rating in words, for example '4 van 5'. */
  label: string;
}

/** A rating in words, with stars that show it at a glance. */
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
