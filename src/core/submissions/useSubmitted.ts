import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { draftCleared, selectDraft, type WithDrafts } from '../drafts/draftsSlice';
import { selectSubmission, type WithSubmissions } from './submissionsSlice';

/**
 * Tells when the server said yes. It listens to the store and not to renderings, so that it hears this before a dialog
 * closes, and it goes on listening when the screen is left while something is being sent: then it removes the draft.
 */
export function useSubmitted(key: string, draft: string, onSuccess: () => void): void {
  const store = useStore<WithSubmissions & WithDrafts>();
  const succeed = useRef(onSuccess);
  useEffect(() => {
    succeed.current = onSuccess;
  });

  useEffect(() => {
    let here = true;
    let status = selectSubmission(store.getState(), key)?.status ?? null;
    const unsubscribe = store.subscribe(() => {
      const before = status;
      status = selectSubmission(store.getState(), key)?.status ?? null;
      if (before === 'sending' && status === null) {
        if (here) succeed.current();
        if (selectDraft(store.getState(), draft) !== null) store.dispatch(draftCleared(draft));
      }
      if (!here && status !== 'sending') unsubscribe();
    });
    return () => {
      here = false;
      if (status !== 'sending') unsubscribe();
    };
  }, [store, key, draft]);
}
