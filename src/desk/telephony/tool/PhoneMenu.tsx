import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import { selectDeskStatus, StatusChoice } from '@/desk/deskstatus';
import type { Phone } from '@/domain/telephony/phone';
import { PhoneStatus, QueueStatus } from '@/domain/telephony/phoneStatus';
import { phoneStatusLabel } from '@/domain/telephony/phoneStatusLabels';
import { Button } from '@/ui/buttons/Button';
import { Banner } from '@/ui/feedback/Banner';
import { Disclosure } from '@/ui/layout/Disclosure';
import { takeOverRequested } from '../state/phoneCommands';
import { selectIsAfterWork, selectTelephony, selectTelephonyAvailability } from '../state/telephonySelectors';
import { telephonyTexts } from '../telephonyTexts';
import { AfterWork } from '../AfterWork';
import { CallsOfToday } from '../history/CallsOfToday';
import { DialField } from './DialField';
import { LogIn } from './LogIn';
import { LogOut, PhoneSwitches, RichPresence } from './PhoneSwitches';
import { QueueLine } from './QueueLine';
import { ringTexts } from './ringTexts';
import styles from './PhoneMenu.module.css';

const { menu: texts } = telephonyTexts;

export function PhoneMenu() {
  const { phone, isLive } = useSelector(selectTelephony);
  const availability = useSelector(selectTelephonyAvailability);
  return (
    <div className={styles.menu}>
      <Elsewhere />
      <StatusChoice />
      {!isLive && <Banner tone="warning">{phone ? texts.notLive : texts.notLiveYet}</Banner>}
      {isLive && availability === 'InvalidUser' && <Banner tone="warning">{texts.invalid}</Banner>}
      {phone && availability === 'NotLoggedIn' && <LogIn phone={phone} />}
      {phone && availability === 'Online' && <LoggedIn phone={phone} />}
    </div>
  );
}

/** The choice of a status, or the switch of the phone, already shows these statuses. */
const SAID: readonly unknown[] = [PhoneStatus.Available, PhoneStatus.Unavailable];

const takesCalls = ({ status, queueStatus }: Phone): boolean =>
  status === PhoneStatus.Available && queueStatus === QueueStatus.Available;

/**
 * The status is set by the choice for phone and chat, or without that choice by the switches. Rare settings come last.
 */
function LoggedIn({ phone }: { phone: Phone }) {
  const isAfterWork = useSelector(selectIsAfterWork);
  const { doubtful } = useSelector(selectTelephony);
  const hasChoice = useSelector(selectDeskStatus).reported !== null;
  const user = useSelector(selectUser);
  const mayHistory = useSelector(selectMay)('customerCard');
  const status = SAID.includes(phone.status) ? null : phoneStatusLabel(phone.status);
  return (
    <>
      <div>
        <p className={styles.state}>
          {texts.device(doubtful === null ? status : texts.doubtful, phone.phoneNumber)}
        </p>
        <QueueLine />
      </div>
      {isAfterWork && <AfterWork />}
      {!hasChoice && <PhoneSwitches phone={phone} />}
      {!hasChoice && status === null && !takesCalls(phone) && (
        <p className={styles.state}>{ringTexts.turnBothOn}</p>
      )}
      <DialField />
      {mayHistory && user && <CallsOfToday userId={user.id} />}
      <More phone={phone} hasSwitches={hasChoice} />
    </>
  );
}

function More({ phone, hasSwitches }: { phone: Phone; hasSwitches: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure as="h3" title={texts.more} open={isOpen} onToggle={() => setOpen(!isOpen)}>
      <div className={styles.more}>
        {hasSwitches && <PhoneSwitches phone={phone} />}
        <RichPresence phone={phone} />
        <LogOut phone={phone} />
      </div>
    </Disclosure>
  );
}

function Elsewhere() {
  const dispatch = useDispatch();
  const { turn } = useSelector(selectTelephony);
  if (turn !== 'elsewhere') return null;
  return (
    <div className={styles.elsewhere}>
      <span>{texts.elsewhere}</span>
      <Button size="s" onClick={() => dispatch(takeOverRequested())}>
        {texts.takeOver}
      </Button>
    </div>
  );
}
