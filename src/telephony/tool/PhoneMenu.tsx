import { useDispatch, useSelector } from 'react-redux';
import { selectMay, selectUser } from '@/core/session/sessionSlice';
import { StatusChoice } from '@/deskstatus';
import type { Phone } from '@/domain/telephony/phone';
import { phoneStatusLabel } from '@/domain/telephony/phoneStatusLabels';
import { Button } from '@/ui/buttons/Button';
import { Banner } from '@/ui/feedback/Banner';
import { takeOverRequested } from '../state/phoneCommands';
import { selectIsAfterWork, selectTelephony, selectTelephonyAvailability } from '../state/telephonySelectors';
import { telephonyTexts } from '../telephonyTexts';
import { AfterWork } from '../AfterWork';
import { CallsOfToday } from '../history/CallsOfToday';
import { DialField } from './DialField';
import { LogIn } from './LogIn';
import { PhoneSwitches } from './PhoneSwitches';
import styles from './PhoneMenu.module.css';

const { menu: texts } = telephonyTexts;

/** Everything about one's own phone. */
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

function LoggedIn({ phone }: { phone: Phone }) {
  const isAfterWork = useSelector(selectIsAfterWork);
  const { doubtful } = useSelector(selectTelephony);
  const user = useSelector(selectUser);
  const mayHistory = useSelector(selectMay)('customerCard');
  const status = doubtful === null ? phoneStatusLabel(phone.status) : texts.doubtful;
  return (
    <>
      <p className={styles.state}>{texts.status(status, phone.phoneNumber)}</p>
      {isAfterWork && <AfterWork />}
      <PhoneSwitches phone={phone} />
      <DialField />
      {mayHistory && user && <CallsOfToday userId={user.id} />}
    </>
  );
}

/** Another tab of this browser holds the phone. */
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
