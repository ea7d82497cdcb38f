import { useDispatch } from 'react-redux';
import { draftsReleased } from '../drafts/draftsSlice';
import { surroundings } from '../surroundings';
import { areDraftsKept } from '../drafts/keptDrafts';

/**
 * Loads the page anew. Fields hand over what is in them when they lose the focus or the page goes, so drafts come back;
 * where the browser could not keep them, it asks before it leaves.
 */
export function useRefreshPage(): () => void {
  const dispatch = useDispatch();
  return () => {
    if (areDraftsKept()) dispatch(draftsReleased());
    surroundings.reload();
  };
}
