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
 * The state of a submission, for who shows it; null while there is none. As long as it is shown no toast says it too. `onDone` is
 * called when the server accepts it.
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

/** Calls when the server accepts it: by the store and not by a rendering, so before a dialog closes. */
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
 * The same for a dialog, which `onDone` closes. A failure of before it was opened is not shown in it; an uncertain end still is.
 */
export function useDialogSubmission(key: string, onDone?: () => void) {
  const dispatch = useDispatch();
  useLayoutEffect(() => {
    dispatch(submissionReopened(key));
  }, [dispatch, key]);
  return useSubmission(key, onDone);
}

/** The same for a dialog that only asks to be sure. It closes once the server accepts; closed, it forgets what failed in it. */
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

/** Asks to look for what was sent before a reload, when nobody knows how that ended. */
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
