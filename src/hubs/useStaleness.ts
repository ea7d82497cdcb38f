import { useSelector } from 'react-redux';
import { useNow } from '@/lib/useNow';
import { selectIsOnline } from '@/core/network/networkSlice';
import { isSameDutchDay } from '@/lib/dates/calendar';
import { formatMoment, formatTime } from '@/lib/dates/format';
import { selectConnection } from './connectionSlice';

interface Staleness {
  /** The time of the last fetch, in words. */
  moment: string;
  disconnected: boolean;
}

/**
 * Returns the moment since which the shown data may be outdated, because no events arrive or the last fetch failed.
 * Otherwise returns null.
 */
export function useStaleness(updatedAt: number | null, failed: boolean): Staleness | null {
  const online = useSelector(selectIsOnline);
  const { status } = useSelector(selectConnection);
  const now = useNow();
  const disconnected = !online || status === 'disconnected';
  if (updatedAt === null || !(disconnected || failed)) return null;
  const moment = isSameDutchDay(updatedAt, now) ? formatTime(updatedAt) : formatMoment(updatedAt, now);
  return { moment, disconnected };
}
