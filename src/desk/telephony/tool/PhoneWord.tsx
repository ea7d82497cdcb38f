import clsx from 'clsx';
import { useSelector } from 'react-redux';
import { PhoneStatus } from '@/domain/telephony/phoneStatus';
import { phoneStatusLabel } from '@/domain/telephony/phoneStatusLabels';
import { lookUp } from '@/lib/values';
import { PhoneIcon, PhoneOffIcon } from '@/ui/icons';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { selectPhoneSign, selectTelephony } from '../state/telephonySelectors';
import { telephonyTexts as texts } from '../telephonyTexts';
import styles from './PhoneTool.module.css';

const looks: Record<PhoneStatus, string | undefined> = {
  [PhoneStatus.Available]: styles.available,
  [PhoneStatus.Unavailable]: styles.away,
  [PhoneStatus.Busy]: styles.busy,
  [PhoneStatus.ACW]: styles.busy,
  [PhoneStatus.Offline]: undefined,
};

export function PhoneWord({ label }: { label: string }) {
  const sign = useSelector(selectPhoneSign);
  const { phone, doubtful } = useSelector(selectTelephony);
  const isOnline = sign === 'online' && phone !== null;
  const Icon = sign === 'offline' || sign === 'invalid' ? PhoneOffIcon : PhoneIcon;
  return (
    <span className={clsx(styles.word, isOnline && lookUp(looks, phone.status))}>
      <Icon aria-hidden className={styles.icon} />
      {isOnline && (
        <span className={styles.status}>
          {doubtful === null ? phoneStatusLabel(phone.status) : texts.menu.doubtful}
        </span>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
