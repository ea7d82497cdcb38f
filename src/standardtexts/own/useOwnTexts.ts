import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { onOwnTexts, type OwnText, ownTextsOf } from './ownTexts';

/** The texts of who is signed in, as they are now, in whatever tab they were changed. */
export function useOwnTexts(): readonly OwnText[] {
  const userId = useSelector(selectSignedInId);
  return useSyncExternalStore(onOwnTexts, () => ownTextsOf(userId));
}
