import { isSessionLost } from '../storage/storage';
import { storageKeys } from '../storage/storageKeys';

/** False where the browser refused to keep them: then they are gone with the page. */
export const areDraftsKept = (): boolean => !isSessionLost(storageKeys.drafts);
