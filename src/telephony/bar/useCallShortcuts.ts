import { useDispatch, useSelector } from 'react-redux';
import { useChord } from '@/core/shortcuts/useChord';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { buttonsOf, holdMethod } from '../state/callRules';
import { holdRequested, pickUpRequested, releaseRequested, resumeRequested } from '../state/phoneCommands';
import { selectCalls, selectRingingCall } from '../state/telephonySelectors';
import { telephonyTexts } from '../telephonyTexts';

const { keys: texts } = telephonyTexts.bar;

/** Answering, holding and hanging up, also while something is typed. What rings is never hung up by a key. */
export function useCallShortcuts() {
  const dispatch = useDispatch();
  const ringing = useSelector(selectRingingCall);
  const calls = useSelector(selectCalls);
  const { group } = texts;
  useChord({ letter: 'o', label: texts.pickUp, group, when: ringing !== null }, () => {
    if (ringing !== null) dispatch(pickUpRequested(ringing.connectionId));
  });
  const held = calls.find((call) => buttonsOf(call, calls).includes('hold') && holdMethod(call) !== null);
  useChord({ letter: 'h', label: texts.hold, group, when: held !== undefined }, () => {
    if (held === undefined) return;
    const { connectionId } = held;
    const isHeld = holdMethod(held) === 'resumeCall';
    dispatch(isHeld ? resumeRequested(connectionId) : holdRequested(connectionId));
  });
  const hangUp = calls.find(
    (call) => call.status !== CallStatus.Ringing && buttonsOf(call, calls).includes('hangUp'),
  );
  useChord({ letter: 'l', label: texts.hangUp, group, when: hangUp !== undefined }, () => {
    if (hangUp !== undefined) dispatch(releaseRequested(hangUp.connectionId));
  });
}
