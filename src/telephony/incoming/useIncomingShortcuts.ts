import type { RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useChord } from '@/core/shortcuts/useChord';
import { phoneKeys } from '../phoneShortcutTexts';
import { pickUpRequested } from '../state/phoneCommands';
import { selectRingingCall } from '../state/telephonySelectors';

/** Answers, and leads to who rings, also while something is typed. */
export function useIncomingShortcuts(panel: RefObject<HTMLElement | null>): void {
  const dispatch = useDispatch();
  const ringing = useSelector(selectRingingCall);
  const toPanel = () => panel.current?.querySelector('button')?.focus();
  useChord(phoneKeys.toIncoming, toPanel, { when: true, overDialogs: true });
  const pickUp = () => {
    if (ringing !== null) dispatch(pickUpRequested(ringing.connectionId));
  };
  useChord(phoneKeys.pickUp, pickUp, { when: ringing !== null, overDialogs: true });
}
