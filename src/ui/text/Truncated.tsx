import clsx from 'clsx';
import styles from './Truncated.module.css';

interface TruncatedProps {
  children: string;
  className?: string | undefined;
}

/** One line; what does not fit is in the tooltip, and there is none when everything fits. */
export function Truncated({ children, className }: TruncatedProps) {
  return (
    <span className={clsx(styles.truncated, className)} data-tooltip={children} data-tooltip-when="truncated">
      {children}
    </span>
  );
}
