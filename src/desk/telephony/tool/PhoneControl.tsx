import { useDispatch, useSelector } from 'react-redux';
import { useArea } from '@/core/useArea';
import { toastShown } from '@/core/toasts/toastsSlice';
import { IconButton } from '@/ui/buttons/IconButton';
import { PhoneOffIcon } from '@/ui/icons';
import { Popover } from '@/ui/overlays/Popover';
import { selectPhoneSign, selectTelephonyAvailability, selectPhone } from '../state/telephonySelectors';
import { telephonyTexts } from '../telephonyTexts';
import { PhoneMenu } from './PhoneMenu';
import styles from './PhoneTool.module.css';
import { PhoneWord } from './PhoneWord';
import { phoneToolTexts as texts } from './phoneToolTexts';
import { QueueTool } from './QueueTool';
import { useChord } from '@/core/shortcuts/useChord';
import { phoneKeys } from '../phoneShortcutTexts';
import { notReadyRequested, readyRequested } from '../state/phoneCommands';
import { readyMethod, whyNotReady } from '../state/phoneRules';

/** Shows the state of the phone to users with the permission, and opens its menu. */
export function PhoneControl() {
  useArea('telephony');
  const sign = useSelector(selectPhoneSign);
  if (sign === 'waiting' || sign === 'noRights') return null;
  if (sign === 'absent') return <NoPhone label={texts.absent} />;
  return <Phone label={texts[sign]} />;
}

function Phone({ label }: { label: string }) {
  const availability = useSelector(selectTelephonyAvailability);
  if (availability === 'Offline') return <NoPhone label={label} />;
  return (
    <>
      <ReadyKey />
      <QueueTool />
      <span data-tooltip={label} className={styles.tool}>
        <Popover label={label} trigger={<PhoneWord label={label} />}>
          <PhoneMenu />
        </Popover>
      </span>
    </>
  );
}

/** The icon without a phone; a press shows the reason why there is none (TEL-53, TEL-54, AMB-186). */
function NoPhone({ label }: { label: string }) {
  const dispatch = useDispatch();
  const { notInstalled, notAvailable } = telephonyTexts.menu;
  const text = label === texts.absent ? notInstalled : notAvailable;
  const showReason = () => dispatch(toastShown({ kind: 'warning', text, key: 'telephony' }));
  return <IconButton icon={PhoneOffIcon} label={label} className={styles.none} onClick={showReason} />;
}

function ReadyKey() {
  const dispatch = useDispatch();
  const phone = useSelector(selectPhone);
  const when = phone !== null && whyNotReady(phone) === null;
  const toggle = () => {
    if (phone === null) return;
    dispatch(readyMethod(phone.status) === 'ready' ? readyRequested() : notReadyRequested());
  };
  useChord(phoneKeys.ready, toggle, { when, overDialogs: true });
  return null;
}
