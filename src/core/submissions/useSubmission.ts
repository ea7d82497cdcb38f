import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectDraft, type WithDrafts } from '../drafts/draftsSlice';
import {
  formLeft,
  formShown,
  selectSubmission,
  submissionDismissed,
  submissionReopened,
  type WithSubmissions,
} from './submissionsSlice';

/**
 * Returns the state of a submission for a form that shows it; null when there is none. While the form is shown, no
 * toast appears for the submission. `onDone` is called when the server accepts it.
 */
export function useSubmission(key: string, onDone?: () => void) {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(formShown(key));
    return () => void dispatch(formLeft(key));
  }, [dispatch, key]);
  useSubmissionDone(key, onDone);
  return useSelector((state: WithSubmissions) => selectSubmission(state, key));
}

/** Calls `onDone` when the server accepts the submission, before a dialog closes, because it listens to the store. */
export function useSubmissionDone(key: string, onDone?: () => void): void {
  const store = useStore<WithSubmissions>();
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    let status = selectSubmission(store.getState(), key)?.status ?? null;
    return store.subscribe(() => {
      const before = status;
      status = selectSubmission(store.getState(), key)?.status ?? null;
      if (before === 'sending' && status === null) done.current?.();
    });
  }, [store, key]);
}

/**
 * Like `useSubmission`, for a dialog that `onDone` closes. The dialog shows an uncertain outcome of an earlier try, but
 * no failure of an earlier try.
 */
export function useDialogSubmission(key: string, onDone?: () => void) {
  const dispatch = useDispatch();
  useLayoutEffect(() => {
    dispatch(submissionReopened(key));
  }, [dispatch, key]);
  return useSubmission(key, onDone);
}

/** Like `useDialogSubmission`, for a confirmation, which closes on success. Closing it removes the failure. */
export function useConfirmation(key: string, onClose: () => void) {
  const dispatch = useDispatch();
  return {
    submission: useDialogSubmission(key, onClose),
    onClose: () => {
      dispatch(submissionDismissed(key));
      onClose();
    },
  };
}

/** Calls `onUnsettled` if a draft was sent before a reload and its outcome is unknown. */
export function useUnsettled(key: string, draft: string, onUnsettled: () => void): void {
  const look = useRef(onUnsettled);
  useEffect(() => {
    look.current = onUnsettled;
  });
  const unsettled = useSelector(
    (state: WithSubmissions & WithDrafts) =>
      selectSubmission(state, key) === null && selectDraft(state, draft)?.sent != null,
  );
  useEffect(() => {
    if (unsettled) look.current();
  }, [unsettled]);
}
