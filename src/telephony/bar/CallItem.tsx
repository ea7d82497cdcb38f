import { useSelector } from 'react-redux';
import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { callStatusLabel } from '@/domain/telephony/phoneStatusLabels';
import { Truncated } from '@/ui/text/Truncated';
import { Elapsed } from '../Elapsed';
import { selectTelephony } from '../state/telephonySelectors';
import { CallButtons } from './CallButtons';
import styles from './PhoneBar.module.css';
import { useCaller } from '../useCaller';

const UNANSWERED: readonly unknown[] = [CallStatus.Ringing, CallStatus.Dialing, CallStatus.TryPickUp];

interface CallItemProps {
  call: PhoneCall;
  calls: readonly PhoneCall[];
}

/** One call: with whom, how it stands in a word, how long, and what can be done with it. */
export function CallItem({ call, calls }: CallItemProps) {
  const who = useCaller(call);
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
