import clsx from 'clsx';
import { useSyncExternalStore } from 'react';
import { whyNotShown } from '@/lib/failures/failureTexts';
import { Button } from '../buttons/Button';
import styles from './EmptyState.module.css';
import { RetryIcon, TriangleAlertIcon } from '../icons';
import { uiTexts } from '../uiTexts';

function onChange(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns whether the browser reports a network. */
const useIsOnline = (): boolean => useSyncExternalStore(onChange, () => navigator.onLine);

export interface ErrorStateProps {
  title: string;
  /** Use `h1` where this fills a whole screen. */
  titleAs?: 'p' | 'h1';
  detail?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** Another try is under way. */
  busy?: boolean;
}

/** Replaces content that failed; the rest of the page keeps working. */
export function ErrorState({
  title,
  titleAs: Title = 'p',
  detail,
  onRetry,
  retryLabel = uiTexts.retry,
  busy = false,
}: ErrorStateProps) {
  /* Without a network another try cannot help, whatever went wrong. */
  const why = useIsOnline() || !onRetry ? detail : whyNotShown.offline;
  return (
    <div className={styles.state} role="alert">
      <TriangleAlertIcon className={clsx(styles.icon, styles.problem)} aria-hidden />
      <Title className={styles.title}>{title}</Title>
      {why && <p className={styles.text}>{why}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button icon={RetryIcon} busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
