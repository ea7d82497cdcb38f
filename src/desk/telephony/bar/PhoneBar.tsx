import { useSelector, useDispatch } from 'react-redux';
import { NextStatus } from '@/desk/deskstatus';
import { useRootFlag } from '@/lib/useRootFlag';
import { useFootHeight } from '@/lib/publishHeight';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { AfterWork } from '../AfterWork';
import { PhoneDoubt } from '../PhoneDoubt';
import { isComingIn } from '../state/comingIn';
import { selectPhoneColour } from '../state/phoneColour';
import {
  selectIsAfterWork,
  selectShownCalls,
  selectTelephony,
  selectCalls,
} from '../state/telephonySelectors';
import { telephonyTexts } from '../telephonyTexts';
import styles from './PhoneBar.module.css';
import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { callStatusLabel } from '@/domain/telephony/phoneStatusLabels';
import { Truncated } from '@/ui/text/Truncated';
import { Elapsed } from '../Elapsed';
import { CallButtons } from './CallButtons';
import { useCallerName } from '../useCallers';
import { useChord } from '@/core/shortcuts/useChord';
import { phoneKeys } from '../phoneShortcutTexts';
import { buttonsOf, holdMethod } from '../state/callRules';
import {
  afterWorkEndRequested,
  holdRequested,
  releaseRequested,
  resumeRequested,
} from '../state/phoneCommands';

const UNANSWERED: readonly unknown[] = [CallStatus.Ringing, CallStatus.Dialing, CallStatus.TryPickUp];

interface CallItemProps {
  call: PhoneCall;
  calls: readonly PhoneCall[];
}

/** One call: the other party, its status, its duration and its buttons. */
function CallItem({ call, calls }: CallItemProps) {
  const who = useCallerName(call);
  const { phoneAt } = useSelector(selectTelephony);
  const { status, waitingTime, duration } = call;
  const isOver = status === CallStatus.LineClosed;
  return (
    <li className={styles.call}>
      <span className={styles.words}>
        <Truncated>{who}</Truncated>
        <span className={styles.state}>
          {callStatusLabel(status)}{' '}
          {!isOver && <Elapsed seconds={UNANSWERED.includes(status) ? waitingTime : duration} at={phoneAt} />}
        </span>
      </span>
      <CallButtons call={call} calls={calls} who={who} />
    </li>
  );
}

const { bar: texts } = telephonyTexts;

/** The answered and dialled calls and the after-call work, at the foot of every page. */
export function PhoneBar() {
  const calls = useSelector(selectShownCalls);
  const answered = calls.filter((call) => !isComingIn(call));
  const isAfterWork = useSelector(selectIsAfterWork);
  const colour = useSelector(selectPhoneColour) ?? undefined;
  useCallShortcuts();
  useRootFlag('calling');
  return (
    <section
      id="calls"
      aria-label={texts.label}
      className={styles.bar}
      ref={useFootHeight()}
      data-bar-colour={colour}
    >
      <PhoneDoubt />
      {answered.length > 0 && (
        <ul className={styles.list}>
          {answered.map((call) => (
            <LineBoundary key={call.connectionId} as="li" resetKey={call}>
              <CallItem call={call} calls={calls} />
            </LineBoundary>
          ))}
        </ul>
      )}
      {isAfterWork && <AfterWork />}
      <NextStatus />
    </section>
  );
}

/** Keys to hold, to hang up and to end after-call work, also while the user types. No key hangs up an incoming call. */
function useCallShortcuts() {
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
