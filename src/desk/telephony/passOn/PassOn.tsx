import { type RefObject, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ariaKeys } from '@/core/shortcuts/defineShortcuts';
import { useChord } from '@/core/shortcuts/useChord';
import type { PhoneCall } from '@/domain/telephony/phone';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import { afterPaint } from '@/lib/useAfterPaint';
import { ExchangeIcon } from '@/ui/icons';
import { Popover } from '@/ui/overlays/Popover';
import { Button } from '@/ui/buttons/Button';
import { CallWord } from '../CallButton';
import { useCallerName } from '../useCallers';
import { phoneKeys } from '../phoneShortcutTexts';
import { joinableWith } from '../state/callRules';
import { forwardRequested } from '../state/phoneCommands';
import { selectTelephony } from '../state/telephonySelectors';
import { passOnOpened } from '../state/telephonySlice';
import { telephonyTexts } from '../telephonyTexts';
import { usePhoneCommand } from '../usePhoneCommand';
import styles from './PassOn.module.css';
import { Targets } from './Targets';

const { bar, passOn: texts } = telephonyTexts;

interface PassOnProps {
  call: PhoneCall;
  calls: readonly PhoneCall[];
  who: string;
  size?: 'm' | 's';
}

/** Passes a call on to a colleague or a number, before or after answering; with another call on hold, joins the two. */
export function PassOn({ call, calls, who, size = 's' }: PassOnProps) {
  const other = joinableWith(call, calls);
  const button = useRef<HTMLButtonElement>(null);
  const when = call.status === CallStatus.Established;
  useChord(phoneKeys.passOn, () => button.current?.click(), { when, overDialogs: true });
  useAsked(call, button);
  return (
    <Popover
      variant="secondary"
      size={size}
      isBrief
      buttonRef={button}
      trigger={
        <>
          <ExchangeIcon aria-hidden size="1.125em" />
          <CallWord word={bar.forward} />
        </>
      }
      label={bar.ofCall(bar.forward, who)}
      {...(when && { keys: ariaKeys(phoneKeys.passOn) })}
    >
      {(close) => (
        <div className={styles.passOn}>
          {other && <Join call={call} other={other} who={who} />}
          <Targets call={call} onDone={close} />
        </div>
      )}
    </Popover>
  );
}

/** Opens the choice when the palette requests it, once the palette has returned the focus. */
function useAsked({ status }: PhoneCall, button: RefObject<HTMLButtonElement | null>) {
  const dispatch = useDispatch();
  const { isPassOnAsked } = useSelector(selectTelephony);
  const isMeant = isPassOnAsked && status === CallStatus.Established;
  useEffect(() => {
    if (!isMeant) return;
    dispatch(passOnOpened());
    void afterPaint().then(() => button.current?.click());
  }, [isMeant, dispatch, button]);
}

/** Joins the consulted person and the waiting caller, which ends the consultation. */
function Join({ call, other, who }: { call: PhoneCall; other: PhoneCall; who: string }) {
  const { ask, isAsked, reason } = usePhoneCommand();
  const waiting = useCallerName(other);
  return (
    <Button
      variant="primary"
      busy={isAsked('forwardCall')}
      disabledReason={reason()}
      onClick={() => ask(forwardRequested(call.connectionId))}
    >
      {texts.join(waiting, who)}
    </Button>
  );
}
