import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { onOwnTexts, type OwnText, ownTextsOf } from './ownTexts';

/** The present texts of the signed-in user, in whichever tab they were changed. */
export function useOwnTexts(): readonly OwnText[] {
  const userId = useSelector(selectSignedInId);
  return useSyncExternalStore(onOwnTexts, () => ownTextsOf(userId));
}
