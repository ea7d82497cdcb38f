import { useSubmission } from './useSubmission';

/** How what a dialog asks is going. With the dialog goes what it said: opened again it begins anew. */
export function useConfirmation(key: string, onClose: () => void) {
  const { submission, dismiss } = useSubmission(key);
  return {
    submission,
    onClose: () => {
      dismiss();
      onClose();
    },
  };
}
