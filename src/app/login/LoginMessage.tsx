import type { ReactNode } from 'react';
import { ErrorScreen } from '../errorScreens/ErrorScreen';
import styles from '../errorScreens/ErrorScreen.module.css';

interface LoginMessageProps {
  texts: { heading: string; text: string; next: string };
  /** What the provider said. */
  detail?: string | null;
  actions?: ReactNode;
}

/** The one look of everything that signing in has to say. */
export function LoginMessage({ texts: { heading, text, next }, detail = null, actions }: LoginMessageProps) {
  return (
    <ErrorScreen heading={heading} text={text} next={next} actions={actions}>
      {detail !== null && <p className={styles.detail}>{detail}</p>}
    </ErrorScreen>
  );
}
