import { useDispatch, useSelector } from 'react-redux';
import { selectSubmission, submissionDismissed, type WithSubmissions } from './submissionsSlice';

/** How what a dialog asks is going. With the dialog goes what it said: opened again it begins anew. */
export function useConfirmation(key: string, onClose: () => void) {
  const dispatch = useDispatch();
  const submission = useSelector((state: WithSubmissions) => selectSubmission(state, key));
  return {
    submission,
    onClose: () => {
      dispatch(submissionDismissed(key));
      onClose();
    },
  };
}
