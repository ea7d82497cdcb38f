import type { RoleBadge } from '@/domain/person/person';
import { AlertBadge, type PersonAlert } from '@/people';
import type { IconComponent } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import styles from './FoundText.module.css';

interface FoundTextProps {
  icon: IconComponent;
  name: string;
  detail?: string;
  badges?: readonly RoleBadge[];
  alerts?: readonly PersonAlert[];
}

/** What something that was found is called, with what tells it from its namesakes. */
export const FoundText = ({ icon: Icon, name, detail, badges = [], alerts = [] }: FoundTextProps) => (
  <>
    <Icon className={styles.icon} aria-hidden />
    <span className={styles.words}>
      <span className={styles.first}>
        <span className={styles.name}>{name}</span>
        {badges.map(({ role, code, label }) => (
          <Badge key={role}>{code === null ? label : `${code} · ${label}`}</Badge>
        ))}
        {alerts.map((alert) => (
          <AlertBadge key={alert.id} alert={alert} />
        ))}
      </span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
  </>
);
