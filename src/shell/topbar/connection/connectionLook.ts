import type { ConnectionState } from '@/hubs/connectionSlice';
import { formatTime } from '@/lib/dates/format';
import { type IconComponent, CircleCheckIcon, WifiOffIcon } from '@/ui/icons';
import { shellTexts } from '../../shellTexts';

const texts = shellTexts.connection;

interface Look {
  icon: IconComponent;
  tone: 'good' | 'waiting' | 'bad';
  text: string;
  hint: string | undefined;
}

/**
 * Returns the look of the connection: always an icon and words; during an outage also the time since which
 * the page may be outdated. Returns null before the first connection, and for users who need no connection.
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
