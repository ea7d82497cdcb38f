import type { ReactNode } from 'react';
import { CallStatus } from '@/domain/telephony/phoneStatus';
import type { PhoneCall } from '@/domain/telephony/phone';
import { PauseIcon, PhoneIcon, PhoneOffIcon } from '@/ui/icons';
import { CallButton } from '../CallButton';
import { PassOn } from '../passOn/PassOn';
import { phoneKeys } from '../phoneShortcutTexts';
import { buttonsOf, type CallButtonName, holdMethod } from '../state/callRules';
import { holdRequested, pickUpRequested, releaseRequested, resumeRequested } from '../state/phoneCommands';
import { telephonyTexts } from '../telephonyTexts';
import { usePhoneCommand } from '../usePhoneCommand';
import styles from './PhoneBar.module.css';

const { bar: texts } = telephonyTexts;

interface CallButtonsProps {
  call: PhoneCall;
  calls: readonly PhoneCall[];
  who: string;
}

/**
 * The buttons for the state of the call and no others (TEL-19..22, AMB-183); a call that is alone also gets a button to
 * pass it on. Hanging up comes first, so that it keeps its place whatever other buttons there are.
 */
export function CallButtons({ call, calls, who }: CallButtonsProps) {
  const buttons = buttonsOf(call, calls);
  const props = { call, calls, who };
  const parts: Record<CallButtonName, ReactNode> = {
    pickUp: <PickUp key="pickUp" {...props} />,
    forward: <PassOn key="passOn" {...props} />,
    hold: <Hold key="hold" {...props} />,
    transfer: <PassOn key="passOn" {...props} />,
    hangUp: <HangUp key="hangUp" {...props} />,
  };
  const isAlone = call.status === CallStatus.Established && !buttons.includes('transfer');
  const others = buttons.filter((button) => button !== 'hangUp');
  return (
    <>
      {buttons.includes('hangUp') && parts.hangUp}
      {others.map((button) => parts[button])}
      {isAlone && <PassOn key="passOn" {...props} />}
    </>
  );
}

function PickUp({ call, who }: CallButtonsProps) {
  const { ask, isAsked, reason } = usePhoneCommand();
  return (
    <CallButton
      icon={PhoneIcon}
      word={texts.pickUp}
      who={who}
      shortcut={phoneKeys.pickUp}
      busy={isAsked('pickup')}
      disabledReason={reason()}
      onClick={() => ask(pickUpRequested(call.connectionId))}
    />
  );
}

/** Holds and resumes the call (TEL-16). The button keeps its name; its pressed state shows that the call is on hold. */
function Hold({ call, who }: CallButtonsProps) {
  const { ask, isAsked, reason } = usePhoneCommand();
  const method = holdMethod(call);
  const { connectionId } = call;
  const toggle = () => {
    if (method !== null)
      ask(method === 'holdCall' ? holdRequested(connectionId) : resumeRequested(connectionId));
  };
  return (
    <CallButton
      icon={PauseIcon}
      word={texts.hold}
      who={who}
      shortcut={phoneKeys.hold}
      pressed={call.status !== CallStatus.Established}
      busy={method === null || isAsked('holdCall', 'resumeCall')}
      disabledReason={reason()}
      onClick={toggle}
    />
  );
}

function HangUp({ call, who }: CallButtonsProps) {
  const { ask, isAsked, reason } = usePhoneCommand();
  const isRinging = call.status === CallStatus.Ringing;
  return (
    <CallButton
      variant="danger"
      icon={PhoneOffIcon}
      word={isRinging ? texts.decline : texts.hangUp}
      who={who}
      {...(!isRinging && { shortcut: phoneKeys.hangUp })}
      isWordShown
      className={styles.hangUp}
      busy={isAsked('releaseCall')}
      disabledReason={reason()}
      onClick={() => ask(releaseRequested(call.connectionId))}
    />
  );
}
