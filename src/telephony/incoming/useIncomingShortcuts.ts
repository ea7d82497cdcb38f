import type { RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useChord } from '@/core/shortcuts/useChord';
import { pickUpRequested } from '../state/phoneCommands';
import { selectRingingCall } from '../state/telephonySelectors';
import { telephonyTexts } from '../telephonyTexts';
import { incomingTexts as texts } from './incomingTexts';

const { group, pickUp } = telephonyTexts.bar.keys;

/** Answers, and leads to who rings, also while something is typed. */
export function useIncomingShortcuts(panel: RefObject<HTMLElement | null>): void {
  const dispatch = useDispatch();
  const ringing = useSelector(selectRingingCall);
  useChord({ letter: 'i', label: texts.shortcut, group, when: true, overDialogs: true }, () =>
    panel.current?.querySelector('button')?.focus(),
  );
  useChord({ letter: 'o', label: pickUp, group, when: ringing !== null, overDialogs: true }, () => {
    if (ringing !== null) dispatch(pickUpRequested(ringing.connectionId));
  });
}
