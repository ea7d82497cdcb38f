import { presenceQueries } from '@/api/colleagues/presenceQueries';
import { availabilityLabel } from '@/domain/colleagues/availability';
import { availabilityName, PresenceStatus } from '@/domain/colleagues/presence';
import type { Received } from '@/domain/decode/received';
import styles from '../presence/ColleaguePresence.module.css';
import { peopleTexts } from '../peopleTexts';

interface ColleagueAvailabilityProps {
  userId: string;
  /** The status that came with the colleague's record; shown until the present status is known. */
  known: Received<PresenceStatus> | null;
}

/** A colleague's availability, in the words of the card (002 §4.8). Screen readers do not announce changes. */
export function ColleagueAvailability({ userId, known }: ColleagueAvailabilityProps) {
  const { data = known } = presenceQueries.endpoints.presence.useQuery(userId);
  const status = data ?? known;
  return (
    <span className={styles.presence} data-availability={availabilityName(status ?? PresenceStatus.Unknown)}>
      <span className={styles.dot} aria-hidden />
      {status === null ? peopleTexts.profile.unknown : availabilityLabel(status)}
    </span>
  );
}
