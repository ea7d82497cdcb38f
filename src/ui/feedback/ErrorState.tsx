import clsx from 'clsx';
import { whyNotShown } from '@/lib/failures/failureTexts';
import { useIsOnline } from '@/lib/useIsOnline';
import { Button } from '../buttons/Button';
import styles from './EmptyState.module.css';
import { RetryIcon, TriangleAlertIcon } from '../icons';
import { uiTexts } from '../uiTexts';

export interface ErrorStateProps {
  title: string;
  /** Where it stands for a whole screen, its title is the heading of that screen. */
  titleAs?: 'p' | 'h1';
  detail?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** Trying at this moment. */
  busy?: boolean;
}

/** What failed, in the place where it would have stood; the rest of the page lives on. */
export function ErrorState({
  title,
  titleAs: Title = 'p',
  detail,
  onRetry,
  retryLabel = uiTexts.retry,
  busy = false,
}: ErrorStateProps) {
  /* Whatever went wrong: without a network another try cannot help. */
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
