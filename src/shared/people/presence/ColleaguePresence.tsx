import { presenceQueries } from '@/api/colleagues/presenceQueries';
import { availabilityName, presenceLabel } from '@/domain/colleagues/presence';
import styles from './ColleaguePresence.module.css';

/** A colleague's present availability; nothing while it is unknown. Screen readers do not announce changes. */
export function ColleaguePresence({ userId }: { userId: string }) {
  const { data: status = null } = presenceQueries.endpoints.presence.useQuery(userId);
  if (status === null) return null;
  return (
    <span className={styles.presence} data-availability={availabilityName(status)}>
      <span className={styles.dot} aria-hidden />
      {presenceLabel(status)}
    </span>
  );
}
