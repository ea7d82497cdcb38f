import type { ReactNode } from 'react';
import { type Answer, whyNoAnswer } from './answer';
import { Boundary } from './Boundary';
import { ErrorState, type ErrorStateProps } from './ErrorState';
import { Skeleton } from './Skeleton';
import styles from './QueryView.module.css';

interface UnansweredStateProps extends ErrorStateProps {
  error: unknown;
}

/** The error state of a query: why it failed, if known, and a button to try again where that may help. */
export function UnansweredState({ error, detail, onRetry, ...state }: UnansweredStateProps) {
  const { why, again } = whyNoAnswer(error);
  return <ErrorState {...state} detail={why || detail} onRetry={again ? onRetry : undefined} />;
}

interface QueryViewProps<T> {
  /** An answer of `useRowsKept` may hold the rows of the previous question, which are then marked as busy. */
  answer: Answer<T> & { isEarlier?: boolean };
  /** The text that is shown when the data could not be fetched. */
  failed: string;
  waiting?: ReactNode;
  children: (value: T) => ReactNode;
}

/**
 * Draws the answer of a query: a skeleton while it loads, the failure, or its content, which shows its own empty state.
 * The content stays while the query is refetched, also when that fails.
 */
export function QueryView<T>({
  answer,
  failed,
  waiting = <Skeleton lines={4} />,
  children,
}: QueryViewProps<T>) {
  const { currentData: value, error, isFetching, refetch } = answer;
  if (value !== undefined) {
    return (
      <Boundary resetKey={value} onRetry={refetch}>
        {answer.isEarlier === undefined ? (
          children(value)
        ) : (
          <div className={styles['rows']} aria-busy={answer.isEarlier}>
            {children(value)}
          </div>
        )}
      </Boundary>
    );
  }
  if (error === undefined) return waiting;
  return <UnansweredState title={failed} error={error} onRetry={refetch} busy={isFetching} />;
}
