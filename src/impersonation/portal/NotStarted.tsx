import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/ui/fields/Button';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { impersonationTexts as texts } from '../impersonationTexts';
import styles from './Portal.module.css';

interface NotStartedProps {
  text: string;
  detail?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** Where somebody came from. */
  back: string;
  /** What is asked meanwhile. */
  children?: ReactNode;
}

/** Why there is no portal, with the way back. */
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
