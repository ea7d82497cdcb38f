import { ariaKeys } from '@/core/shortcuts/defineShortcuts';
import type { Phone } from '@/domain/telephony/phone';
import { PhoneStatus, QueueStatus } from '@/domain/telephony/phoneStatus';
import { Button } from '@/ui/buttons/Button';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { LogOutIcon } from '@/ui/icons';
import { phoneKeys } from '../phoneShortcutTexts';
import {
  enterQueueRequested,
  leaveQueueRequested,
  logOutRequested,
  notReadyRequested,
  readyRequested,
  richPresenceRequested,
} from '../state/phoneCommands';
import { queueMethod, readyMethod, whyNotLogOut, whyNotQueue, whyNotReady } from '../state/phoneRules';
import { telephonyTexts } from '../telephonyTexts';
import { usePhoneCommand } from '../usePhoneCommand';
import styles from './PhoneMenu.module.css';

const { menu: texts } = telephonyTexts;

/** Switches for ready and for the queue (TEL-14, TEL-15). */
export function PhoneSwitches({ phone }: { phone: Phone }) {
  const { ask, isAsked, reason } = usePhoneCommand();
  return (
    <div className={styles.buttons}>
      <Button
        aria-pressed={phone.status === PhoneStatus.Available}
        aria-keyshortcuts={ariaKeys(phoneKeys.ready)}
        busy={isAsked('ready', 'notReady')}
        disabledReason={reason(whyNotReady(phone))}
        onClick={() => ask(readyMethod(phone.status) === 'ready' ? readyRequested() : notReadyRequested())}
      >
        {texts.ready}
      </Button>
      <Button
        aria-pressed={phone.queueStatus === QueueStatus.Available}
        busy={isAsked('enterQueue', 'leaveQueue')}
        disabledReason={reason(whyNotQueue(phone))}
        onClick={() =>
          ask(queueMethod(phone) === 'enterQueue' ? enterQueueRequested() : leaveQueueRequested())
        }
      >
        {texts.inQueue}
      </Button>
    </div>
  );
}

export function LogOut({ phone }: { phone: Phone }) {
  const { ask, isAsked, reason } = usePhoneCommand();
  return (
    <div>
      <Button
        icon={LogOutIcon}
        busy={isAsked('logout')}
        disabledReason={reason(whyNotLogOut(phone))}
        onClick={() => ask(logOutRequested())}
      >
        {texts.logOut}
      </Button>
    </div>
  );
}

/** The presence that colleagues see. */
export function RichPresence({ phone: { phoneRichPresenceState } }: { phone: Phone }) {
  const { ask, reason } = usePhoneCommand();
  if (phoneRichPresenceState === null || phoneRichPresenceState.options.length === 0) return null;
  const { value, options } = phoneRichPresenceState;
  return (
    <RadioGroup
      label={texts.richPresence}
      orientation="horizontal"
      options={options.map((option) => ({ value: option.value, label: option.text || option.value }))}
      value={value}
      onChange={(next) => {
        if (reason() === null) ask(richPresenceRequested(next));
      }}
    />
  );
}
