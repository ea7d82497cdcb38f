import { useSelector } from 'react-redux';
import { useNow } from '@/lib/useNow';
import { selectIsOnline } from '@/core/network/networkSlice';
import { isSameDutchDay } from '@/lib/dates/calendar';
import { formatMoment, formatTime } from '@/lib/dates/format';
import { selectConnection } from './connectionSlice';

interface Staleness {
  /** When it was fetched, in words. */
  moment: string;
  disconnected: boolean;
}

/** Since when what is shown may not be what the server has: nothing comes in, or the last fetch failed. */
export function useStaleness(updatedAt: number | null, failed: boolean): Staleness | null {
  const online = useSelector(selectIsOnline);
  const { status } = useSelector(selectConnection);
  const now = useNow();
  const disconnected = !online || status === 'disconnected';
  if (updatedAt === null || !(disconnected || failed)) return null;
  const moment = isSameDutchDay(updatedAt, now) ? formatTime(updatedAt) : formatMoment(updatedAt, now);
  return { moment, disconnected };
}
