import { clsx } from 'clsx';
import { useSelector } from 'react-redux';
import { selectIsOnline } from '@/core/network/networkSlice';
import { type ConnectionState, selectConnection } from '@/hubs/connectionSlice';
import { formatTime } from '@/lib/dates/format';
import { type IconComponent, CircleCheckIcon, WifiOffIcon } from '@/ui/icons';
import { shellTexts } from '../shellTexts';
import styles from './ConnectionIndicator.module.css';

const texts = shellTexts.connection;

interface Look {
  icon: IconComponent;
  tone: 'good' | 'waiting' | 'bad';
  text: string;
  hint: string | undefined;
}

/**
 * What is shown of the connection: always an icon and words, and since when the page may be behind. Nothing while there is
 * none yet, or for someone who needs none.
 */
export function connectionLook(
  { status, slow, reconnecting, since }: ConnectionState,
  online: boolean,
): Look | null {
  const time = formatTime(new Date(since).toISOString());
  const behind = (icon: IconComponent, text: string): Look => ({
    icon,
    tone: 'bad',
    text: status === 'disconnected' ? texts.since(text, time) : text,
    hint: status === 'disconnected' ? texts.disconnectedHint(time) : undefined,
  });
  if (!online) return behind(WifiOffIcon, texts.offline);
  if (status === 'disconnected')
    return behind(WifiOffIcon, reconnecting ? texts.reconnecting : texts.disconnected);
  if (status === 'uninitialized') return null;
  return {
    icon: CircleCheckIcon,
    tone: slow ? 'waiting' : 'good',
    text: slow ? texts.slow : texts.connected,
    hint: texts.connectedHint,
  };
}

/** Not a live region: the toasts tell when something changes. */
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
