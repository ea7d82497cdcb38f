import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import styles from './FiltersPane.module.css';
import { uiTexts } from '../uiTexts';

interface FilterFieldsProps {
  label: string;
  children: ReactNode;
  /** Below the fields. */
  views: ReactNode;
}

/** The fields by which a list is narrowed: each works at once, there is nothing to send. */
export function FilterFields({ label, children, views }: FilterFieldsProps) {
  return (
    <>
      <form className={styles['fields']} aria-label={label} onSubmit={(event) => event.preventDefault()}>
        {children}
      </form>
      {views}
    </>
  );
}

/** What a field could not fetch. */
export function FieldProblem({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <p className={styles['problem']}>
      {text}
      <Button size="s" variant="quiet" onClick={onRetry}>
        {uiTexts.retry}
      </Button>
    </p>
  );
}
