import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectDraft, type WithDrafts } from '../drafts/draftsSlice';
import { selectSubmission, type WithSubmissions } from './submissionsSlice';

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
