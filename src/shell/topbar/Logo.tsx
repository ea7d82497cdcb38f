import styles from './Logo.module.css';

/** A roof over a counter. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect className={styles.ground} width="32" height="32" rx="8" />
      <path className={styles.line} d="M7 15.5 16 8l9 7.5M10.5 14.5V22M21.5 14.5V22M7.5 23.5h17" />
      <circle className={styles.dot} cx="16" cy="17.5" r="2.25" />
    </svg>
  );
}
