import { useSelector } from 'react-redux';
import { ariaKeys } from '@/core/shortcuts/defineShortcuts';
import { Button } from '@/ui/buttons/Button';
import { Elapsed } from './Elapsed';
import { phoneKeys } from './phoneShortcutTexts';
import { afterWorkAndQueueEndRequested, afterWorkEndRequested } from './state/phoneCommands';
import { selectTelephony } from './state/telephonySelectors';
import styles from './AfterWork.module.css';
import { telephonyTexts } from './telephonyTexts';
import { usePhoneCommand } from './usePhoneCommand';

const { afterWork: texts } = telephonyTexts;

/** After-call work with its clock and both ways to end it (TEL-17, TEL-18). */
export function AfterWork() {
  const { phone, phoneAt } = useSelector(selectTelephony);
  const { ask, isAsked, reason } = usePhoneCommand();
  const isEnding = isAsked('endAfterCallWork', 'endAfterCallWorkAndLeaveQueue');
  return (
    <div className={styles.afterWork} role="group" aria-label={texts.title}>
      <span className={styles.clock}>
        {texts.title} <Elapsed seconds={phone?.afterCallWorkTime ?? 0} at={phoneAt} />
      </span>
      <Button
        size="s"
        aria-keyshortcuts={ariaKeys(phoneKeys.endAfterWork)}
        busy={isEnding}
        disabledReason={reason()}
        onClick={() => ask(afterWorkEndRequested())}
      >
        {texts.end}
      </Button>
      <Button
        size="s"
        busy={isEnding}
        disabledReason={reason()}
        onClick={() => ask(afterWorkAndQueueEndRequested())}
      >
        {texts.endAndLeave}
      </Button>
    </div>
  );
}
