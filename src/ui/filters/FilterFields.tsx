import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { type Answer, whyNoAnswer } from '../feedback/answer';
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
  answer: Pick<Answer<unknown>, 'error' | 'refetch'>;
}

/** What a field could not fetch. */
export function FieldProblem({ text, answer: { error, refetch } }: FieldProblemProps) {
  const { why, again } = whyNoAnswer(error);
  return (
    <p className={styles['problem']}>
      <span>{text}</span> {why}
      {again && (
        <Button size="s" variant="quiet" onClick={() => void refetch()}>
          {uiTexts.retry}
        </Button>
      )}
    </p>
  );
}
