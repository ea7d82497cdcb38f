import { presenceQueries } from '@/api/presenceQueries';
import { availabilityLabel } from '@/domain/colleague/availability';
import { availabilityName, PresenceStatus } from '@/domain/colleague/presence';
import type { Received } from '@/domain/decode/received';
import styles from '../presence/ColleaguePresence.module.css';
import { peopleTexts } from '../peopleTexts';

interface ColleagueAvailabilityProps {
  userId: string;
  /** As it was when the colleague was read, until it is known how it is now. */
  known: Received<PresenceStatus> | null;
}

/** Whether a colleague can be reached, in the words of the card (002 §4.8). No change of it is announced. */
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
