import { useDispatch } from 'react-redux';
import { draftsReleased } from '../drafts/draftsSlice';
import { dependencies } from '../dependencies';
import { areDraftsKept } from '../drafts/keptDrafts';

/**
 * Returns the function that reloads the page. Fields write their text when they lose the focus or the page closes, so
 * that drafts come back. Where the browser could not keep the drafts, the browser asks before it leaves.
 */
export function useRefreshPage(): () => void {
  const dispatch = useDispatch();
  return () => {
    if (areDraftsKept()) dispatch(draftsReleased());
    dependencies.reload();
  };
}
