import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { type Answer, whyNoAnswer } from '../feedback/answer';
import styles from './FiltersPane.module.css';
import { uiTexts } from '../uiTexts';

interface FilterFieldsProps {
  label: string;
  children: ReactNode;
  /** The saved views, shown below the fields. */
  views: ReactNode;
}

/** The filter fields of a list; each works at once, without a button to apply it. */
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

/** Says below a filter field that its options could not be fetched. */
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
