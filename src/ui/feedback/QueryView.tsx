import type { ReactNode } from 'react';
import type { Answer } from './answer';
import { Boundary } from './Boundary';
import { UnansweredState } from './UnansweredState';
import { Skeleton } from './Skeleton';
import styles from './QueryView.module.css';

interface QueryViewProps<T> {
  /** One whose rows are kept (`useRowsKept`) shows those of the words before as such. */
  answer: Answer<T> & { isEarlier?: boolean };
  /** What is said when it could not be fetched. */
  failed: string;
  waiting?: ReactNode;
  children: (value: T) => ReactNode;
}

/**
 * Draws the answer of a query: a skeleton while it loads, the failure, or its content, which itself says that it is empty.
 * The content stays while the query is asked again, also when that fails.
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
