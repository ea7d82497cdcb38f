import { Skeleton } from '@/ui/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { impersonationTexts as texts } from '../impersonationTexts';
import styles from './Portal.module.css';

/** Until the portal is there. */
export const Starting = () => (
  <div className={styles['page']} aria-busy="true">
    <VisuallyHidden as="h1">{texts.waiting}</VisuallyHidden>
    <Skeleton height={32} />
    <Skeleton lines={5} />
  </div>
);
