import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/ui/buttons/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { impersonationTexts as texts } from '../impersonationTexts';
import styles from './Portal.module.css';

/** Shown until the portal is loaded. */
export const Starting = () => (
  <div className={styles['page']} aria-busy="true">
    <VisuallyHidden as="h1">{texts.waiting}</VisuallyHidden>
    <Skeleton height={32} />
    <Skeleton lines={5} />
  </div>
);

interface NotStartedProps {
  text: string;
  detail?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** The page to return to. */
  back: string;
  /** The question that the user is asked while the portal is not open. */
  children?: ReactNode;
}

/** The reason why the portal does not open, with the way back. */
export function NotStarted({ back, text, children, ...state }: NotStartedProps) {
  const navigate = useNavigate();
  return (
    <div className={styles['page']}>
      <ErrorState title={text} titleAs="h1" {...state} />
      <Button className={styles['back']} onClick={() => void navigate(back)}>
        {texts.back}
      </Button>
      {children}
    </div>
  );
}
