import { RefreshIcon, TriangleAlertIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import { cardTexts } from '../cardTexts';
import styles from './SyncSign.module.css';

interface SyncSignProps {
  isUpdating: boolean;
  hasFailed: boolean;
}

/** Shows behind a card's title that its record is being, or could not be, updated. A toast says the same in words. */
export const SyncSign = ({ isUpdating, hasFailed }: SyncSignProps) => (
  <>
    {isUpdating && <RefreshIcon className={styles.turning} aria-hidden />}
    {hasFailed && (
      <Badge tone="warning" icon={TriangleAlertIcon}>
        {cardTexts.notUpdated}
      </Badge>
    )}
  </>
);
