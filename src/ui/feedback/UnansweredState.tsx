import { whyNoAnswer } from './answer';
import { ErrorState, type ErrorStateProps } from './ErrorState';

interface UnansweredStateProps extends ErrorStateProps {
  error: unknown;
}

/** The error state of a query: why it failed, if known, and a button to try again where that may help. */
export function UnansweredState({ error, detail, onRetry, ...state }: UnansweredStateProps) {
  const { why, again } = whyNoAnswer(error);
  return <ErrorState {...state} detail={why || detail} onRetry={again ? onRetry : undefined} />;
}
