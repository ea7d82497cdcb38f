import clsx from 'clsx';
import { useSelector } from 'react-redux';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { Badge } from '@/ui/record/Badge';
import { AfterWork } from '../AfterWork';
import { barColourOf, NO_CHAT } from '../state/callRules';
import {
  selectIsAfterWork,
  selectPhone,
  selectShownCalls,
  selectTelephony,
} from '../state/telephonySelectors';
import { telephonyTexts } from '../telephonyTexts';
import { CallItem } from './CallItem';
import styles from './PhoneBar.module.css';
import { useCallShortcuts } from './useCallShortcuts';

const { bar: texts } = telephonyTexts;

/** Every call of the phone and the work after one, at the foot of every page; its colour is in the words of each as well. */
export function PhoneBar() {
  const calls = useSelector(selectShownCalls);
  const phone = useSelector(selectPhone);
  const { isLive, doubtful } = useSelector(selectTelephony);
  const isAfterWork = useSelector(selectIsAfterWork);
  useCallShortcuts();
  const colour = barColourOf(phone, NO_CHAT);
  return (
    <section aria-label={texts.label} className={clsx(styles.bar, colour && styles[colour])}>
      {(doubtful !== null || !isLive) && (
        <Badge tone="warning">{isLive ? texts.doubtful : texts.notLive}</Badge>
      )}
      {calls.length > 0 && (
        <ul className={styles.list}>
          {calls.map((call) => (
            <LineBoundary key={call.connectionId} as="li" resetKey={call}>
              <CallItem call={call} calls={calls} />
            </LineBoundary>
          ))}
        </ul>
      )}
      {isAfterWork && <AfterWork />}
    </section>
  );
}
