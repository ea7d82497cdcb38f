import { useDispatch, useSelector } from 'react-redux';
import { useChord } from '@/core/shortcuts/useChord';
import { phoneKeys } from '../phoneShortcutTexts';
import { buttonsOf, holdMethod } from '../state/callRules';
import {
  afterWorkEndRequested,
  holdRequested,
  releaseRequested,
  resumeRequested,
} from '../state/phoneCommands';
import { isComingIn } from '../state/comingIn';
import { selectCalls, selectIsAfterWork } from '../state/telephonySelectors';

/** Holding, hanging up and ending the work after it, also while something is typed. What comes in is never hung up by a key. */
export function useCallShortcuts() {
  const dispatch = useDispatch();
  const calls = useSelector(selectCalls);
  const held = calls.find((call) => buttonsOf(call, calls).includes('hold') && holdMethod(call) !== null);
  const hold = () => {
    if (held === undefined) return;
    const { connectionId } = held;
    const isHeld = holdMethod(held) === 'resumeCall';
    dispatch(isHeld ? resumeRequested(connectionId) : holdRequested(connectionId));
  };
  useChord(phoneKeys.hold, hold, { when: held !== undefined, overDialogs: true });
  const going = calls.find((call) => !isComingIn(call) && buttonsOf(call, calls).includes('hangUp'));
  const hangUp = () => {
    if (going !== undefined) dispatch(releaseRequested(going.connectionId));
  };
  useChord(phoneKeys.hangUp, hangUp, { when: going !== undefined, overDialogs: true });
  const isAfterWork = useSelector(selectIsAfterWork);
  const endAfterWork = () => dispatch(afterWorkEndRequested());
  useChord(phoneKeys.endAfterWork, endAfterWork, { when: isAfterWork, overDialogs: true });
}
