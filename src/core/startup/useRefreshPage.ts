import { useDispatch } from 'react-redux';
import { draftsReleased } from '../drafts/draftsSlice';
import { dependencies } from '../dependencies';
import { areDraftsKept } from '../drafts/keptDrafts';

/**
 * Reloads the page. Fields write their text when they lose the focus or the page closes, so drafts come back; where the
 * browser could not keep them, it asks before it leaves.
 */
export function useRefreshPage(): () => void {
  const dispatch = useDispatch();
  return () => {
    if (areDraftsKept()) dispatch(draftsReleased());
    dependencies.reload();
  };
}
