import type { ReactNode } from 'react';
import type { Answer } from './answer';
import { Boundary } from './Boundary';
import { ErrorState } from './ErrorState';
import { Skeleton } from './Skeleton';

interface QueryViewProps<T> {
  answer: Answer<T>;
  /** What is said when it could not be fetched. */
  failed: string;
  waiting?: ReactNode;
  children: (value: T) => ReactNode;
}

/**
 * What was asked while it comes, when that failed and when it is there; its emptiness is its own to tell. What is shown
 * stays while it is asked again, and when that fails.
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
  return error === undefined ? waiting : <ErrorState title={failed} onRetry={refetch} busy={isFetching} />;
}
