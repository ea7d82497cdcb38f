import { useDispatch, useSelector } from 'react-redux';
import { selectSubmission, submissionDismissed, type WithSubmissions } from './submissionsSlice';

/** How the last attempt went, for who can forget it again. */
export function useSubmission(key: string) {
  const dispatch = useDispatch();
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, key));
  return { submission, dismiss: () => dispatch(submissionDismissed(key)) };
}
