import type { ReactNode } from 'react';
import { Boundary } from '@/ui/feedback/Boundary';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { caseContentTexts } from './caseContentTexts';
import type { ShownPart } from './useCasePart';

interface CasePartProps<T> {
  part: ShownPart<T>;
  /** What is said when it could not be fetched. */
  failed: string;
  waiting?: ReactNode;
  children: (value: T) => ReactNode;
}

/** A part of a case while it comes, when it failed and when it is there; its emptiness is its own to tell. */
export function CasePart<T>({ part, failed, waiting = <Skeleton lines={4} />, children }: CasePartProps<T>) {
  if (part.value !== undefined) {
    return (
      <Boundary resetKey={part.value} onRetry={part.retry}>
        {children(part.value)}
      </Boundary>
    );
  }
  if (part.load === 'failed') {
    return <ErrorState title={failed} retryLabel={caseContentTexts.retry} onRetry={part.retry} />;
  }
  return waiting;
}
