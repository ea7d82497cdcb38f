import { useSelector } from 'react-redux';
import { selectSessionStatus } from '@/core/session/sessionSlice';
import { SessionEndedDialog } from './SessionEndedDialog';
import { SessionExpiringBanner } from './SessionExpiringBanner';

/** What is said of a session that ends soon, or has ended. One file, fetched while the server is still there. */
export function SessionLayer() {
  const isEnded = useSelector(selectSessionStatus) === 'ended';
  return isEnded ? <SessionEndedDialog /> : <SessionExpiringBanner />;
}
