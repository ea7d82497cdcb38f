import type { ReactNode } from 'react';
import type { Answer } from './answer';
import { Boundary } from './Boundary';
import { UnansweredState } from './UnansweredState';
import { Skeleton } from './Skeleton';

interface QueryViewProps<T> {
  answer: Answer<T>;
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
        {children(value)}
      </Boundary>
    );
  }
  if (error === undefined) return waiting;
  return <UnansweredState title={failed} error={error} onRetry={refetch} busy={isFetching} />;
}
