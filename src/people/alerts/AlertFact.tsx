import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { TriangleAlertIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import { RecordBadges } from '@/ui/record/RecordHeader';
import { peopleTexts } from '../peopleTexts';
import type { PersonAlert } from './personAlerts';

const texts = peopleTexts.alerts;

/** So many stand among the facts; the sidebar of the card has them all. */
const SHOWN_MAX = 8;

/** What to mind about somebody, among the facts of a record; nothing where there is nothing. */
export function AlertFact({ alerts }: { alerts: readonly PersonAlert[] }) {
  if (alerts.length === 0) return null;
  const rest = alerts.length - SHOWN_MAX;
  return (
    <RecordBadges label={texts.title}>
      {alerts.slice(0, SHOWN_MAX).map((alert) => (
        <LineBoundary key={alert.id} as="li" resetKey={alert}>
          <li data-tooltip={alert.detail ?? undefined}>
            <AlertBadge alert={alert} />
          </li>
        </LineBoundary>
      ))}
      {rest > 0 && <li>{texts.more(rest)}</li>}
    </RecordBadges>
  );
}

export const AlertBadge = ({ alert: { priority, title, isUrgent } }: { alert: PersonAlert }) => (
  <Badge tone={isUrgent ? 'danger' : 'warning'} icon={TriangleAlertIcon}>
    {texts.alert(priority, title)}
  </Badge>
);
