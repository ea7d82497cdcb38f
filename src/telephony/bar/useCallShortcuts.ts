import { useDispatch, useSelector } from 'react-redux';
import { useChord } from '@/core/shortcuts/useChord';
import { buttonsOf, holdMethod } from '../state/callRules';
import {
  afterWorkEndRequested,
  holdRequested,
  releaseRequested,
  resumeRequested,
} from '../state/phoneCommands';
import { isComingIn } from '../state/comingIn';
import { selectCalls, selectIsAfterWork } from '../state/telephonySelectors';
import { telephonyTexts } from '../telephonyTexts';

const { keys: texts } = telephonyTexts.bar;

/** Holding, hanging up and ending the work after it, also while something is typed. What comes in is never hung up by a key. */
export function useCallShortcuts() {
  const dispatch = useDispatch();
  const calls = useSelector(selectCalls);
  const { group } = texts;
  const held = calls.find((call) => buttonsOf(call, calls).includes('hold') && holdMethod(call) !== null);
  useChord({ letter: 'h', label: texts.hold, group, when: held !== undefined, overDialogs: true }, () => {
    if (held === undefined) return;
    const { connectionId } = held;
    const isHeld = holdMethod(held) === 'resumeCall';
    dispatch(isHeld ? resumeRequested(connectionId) : holdRequested(connectionId));
  });
  const hangUp = calls.find((call) => !isComingIn(call) && buttonsOf(call, calls).includes('hangUp'));
  useChord({ letter: 'l', label: texts.hangUp, group, when: hangUp !== undefined, overDialogs: true }, () => {
    if (hangUp !== undefined) dispatch(releaseRequested(hangUp.connectionId));
  });
  const isAfterWork = useSelector(selectIsAfterWork);
  useChord({ letter: 'n', label: texts.endAfterWork, group, when: isAfterWork, overDialogs: true }, () =>
    dispatch(afterWorkEndRequested()),
  );
}
