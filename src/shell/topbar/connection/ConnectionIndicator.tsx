import { clsx } from 'clsx';
import { useSelector } from 'react-redux';
import { selectIsOnline } from '@/core/network/networkSlice';
import { selectConnection } from '@/hubs/connectionSlice';
import { connectionLook } from './connectionLook';
import styles from './ConnectionIndicator.module.css';

/** This is not a live region, because toasts announce the changes. */
export function ConnectionIndicator() {
  const connection = useSelector(selectConnection);
  const online = useSelector(selectIsOnline);
  const look = connectionLook(connection, online);
  if (!look) return null;
  const { icon: Icon, tone, text, hint } = look;
  return (
    <span className={clsx(styles.indicator, styles[tone])} data-tooltip={hint}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.text}>{text}</span>
    </span>
  );
}
