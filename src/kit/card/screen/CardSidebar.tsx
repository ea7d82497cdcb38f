import type { ReactNode } from 'react';
import { Button } from '@/ui/buttons/Button';
import { ChevronLeftIcon } from '@/ui/icons';
import { cardTexts } from '../cardTexts';
import styles from './CardSidebar.module.css';

interface CardSidebarProps {
  title: string;
  /** Returns to the card where the sidebar replaces the card; null where the sidebar is beside the card. */
  onBack: (() => void) | null;
  children: ReactNode;
}

/** Facts of a record that are shown beside every tab. */
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
