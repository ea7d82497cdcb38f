import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { whyNoAnswer } from '../feedback/answer';
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

interface FieldProblemProps {
  text: string;
  /** Why. */
  error: unknown;
  onRetry: () => void;
}

/** What a field could not fetch. */
export function FieldProblem({ text, error, onRetry }: FieldProblemProps) {
  const { why, again } = whyNoAnswer(error);
  return (
    <p className={styles['problem']}>
      <span>{text}</span> {why}
      {again && (
        <Button size="s" variant="quiet" onClick={onRetry}>
          {uiTexts.retry}
        </Button>
      )}
    </p>
  );
}
