import clsx from 'clsx';
import styles from './Truncated.module.css';

interface TruncatedProps {
  children: string;
  className?: string | undefined;
}

/** One line of text; the tooltip has the whole text, and only if it does not fit. */
export function Truncated({ children, className }: TruncatedProps) {
  return (
    <span className={clsx(styles.truncated, className)} data-tooltip={children} data-tooltip-when="truncated">
      {children}
    </span>
  );
}
