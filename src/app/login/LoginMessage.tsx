import type { ReactNode } from 'react';
import { LoaderIcon } from '@/ui/icons';
import { ErrorScreen } from '../errorScreens/ErrorScreen';
import errorStyles from '../errorScreens/ErrorScreen.module.css';
import styles from './LoginMessage.module.css';

interface LoginMessageProps {
  texts: { heading: string; text: string; next: string };
  /** The provider's message. */
  detail?: string | null;
  actions?: ReactNode;
  isWaiting?: boolean;
}

/** The common layout of all messages about signing in. */
export function LoginMessage({ texts, detail = null, actions, isWaiting = false }: LoginMessageProps) {
  return (
    <ErrorScreen {...texts} actions={actions}>
      {detail !== null && <p className={errorStyles.detail}>{detail}</p>}
      {isWaiting && <LoaderIcon className={styles.spinner} aria-hidden />}
    </ErrorScreen>
  );
}
