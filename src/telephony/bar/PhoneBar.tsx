import { useSelector } from 'react-redux';
import { NextStatus } from '@/deskstatus';
import { useRootFlag } from '@/lib/useRootFlag';
import { useFootHeight } from '@/lib/useFootHeight';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { AfterWork } from '../AfterWork';
import { PhoneDoubt } from '../PhoneDoubt';
import { isComingIn } from '../state/comingIn';
import { selectPhoneColour } from '../state/phoneColour';
import { selectIsAfterWork, selectShownCalls } from '../state/telephonySelectors';
import { telephonyTexts } from '../telephonyTexts';
import { CallItem } from './CallItem';
import styles from './PhoneBar.module.css';
import { useCallShortcuts } from './useCallShortcuts';

const { bar: texts } = telephonyTexts;

/** Every call that was answered or made, and the work after one, at the foot of every page. */
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
