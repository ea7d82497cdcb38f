import { useSelector } from 'react-redux';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { Badge } from '@/ui/record/Badge';
import { AfterWork } from '../AfterWork';
import { selectIsAfterWork, selectShownCalls, selectTelephony } from '../state/telephonySelectors';
import { telephonyTexts } from '../telephonyTexts';
import { CallItem } from './CallItem';
import styles from './PhoneBar.module.css';
import { useCallShortcuts } from './useCallShortcuts';

const { bar: texts } = telephonyTexts;

/** Every call of the phone and the work after one, at the foot of every page. */
export function PhoneBar() {
  const calls = useSelector(selectShownCalls);
  const { isLive, doubtful } = useSelector(selectTelephony);
  const isAfterWork = useSelector(selectIsAfterWork);
  useCallShortcuts();
  return (
    <section aria-label={texts.label} className={styles.bar}>
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
