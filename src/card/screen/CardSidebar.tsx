import type { ReactNode } from 'react';
import { Button } from '@/ui/buttons/Button';
import { ChevronLeftIcon } from '@/ui/icons';
import { cardTexts } from '../cardTexts';
import styles from './CardSidebar.module.css';

interface CardSidebarProps {
  title: string;
  /** Leads back to the card, where the sidebar takes its place; null where it stands beside it. */
  onBack: (() => void) | null;
  children: ReactNode;
}

/** What must be seen of a record whatever tab is open. */
export const CardSidebar = ({ title, onBack, children }: CardSidebarProps) => (
  <aside className={styles.sidebar} aria-label={title}>
    {onBack && (
      <Button icon={ChevronLeftIcon} onClick={onBack}>
        {cardTexts.backToCard}
      </Button>
    )}
    {children}
  </aside>
);
