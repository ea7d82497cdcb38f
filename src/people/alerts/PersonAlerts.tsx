import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { TriangleAlertIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import styles from './PersonAlerts.module.css';
import { alertsTexts as texts } from './alertsTexts';
import { usePersonAlerts } from './usePersonAlerts';

/** What to mind about somebody, in one line; nothing where there is nothing. */
export function PersonAlerts({ personId }: { personId: string | null }) {
  const alerts = usePersonAlerts(personId);
  if (alerts.length === 0) return null;
  return (
    <ul className={styles.alerts} aria-label={texts.title}>
      {alerts.map((alert) => (
        <LineBoundary key={alert.id} as="li" resetKey={alert}>
          <li data-tooltip={alert.detail ?? undefined}>
            <Badge tone={alert.isUrgent ? 'danger' : 'warning'} icon={TriangleAlertIcon}>
              {texts.alert(alert.priority, alert.title)}
            </Badge>
          </li>
        </LineBoundary>
      ))}
    </ul>
  );
}
