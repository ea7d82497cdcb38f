import { useState } from 'react';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { TriangleAlertIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import { peopleTexts } from '../peopleTexts';
import styles from './AlertFact.module.css';
import { alertWords, type PersonAlert } from './personAlerts';

const texts = peopleTexts.alerts;

/** The worst alert about a person, with a button that shows the other alerts and their number. */
export function AlertFact({ alerts }: { alerts: readonly PersonAlert[] }) {
  const [all, setAll] = useState(false);
  if (alerts.length === 0) return null;
  const rest = alerts.slice(1);
  return (
    <ul className={styles.alerts} data-all={all} aria-label={texts.title}>
      {(all ? alerts : alerts.slice(0, 1)).map((alert) => (
        <LineBoundary key={alert.id} as="li" resetKey={alert}>
          <li data-tooltip={tooltipOf(alert)}>
            <AlertBadge alert={alert} />
          </li>
        </LineBoundary>
      ))}
      {rest.length > 0 && (
        <li>
          <button
            type="button"
            data-words
            className={styles.more}
            aria-label={all ? texts.lessLabel : texts.moreLabel(rest.length)}
            aria-expanded={all}
            data-tooltip={all ? texts.lessLabel : rest.map(alertWords).join(' · ')}
            onClick={() => setAll(!all)}
          >
            {all ? texts.less : texts.more(rest.length)}
          </button>
        </li>
      )}
    </ul>
  );
}

const tooltipOf = (alert: PersonAlert): string =>
  alert.detail === null ? alertWords(alert) : `${alertWords(alert)}. ${alert.detail}`;

/** The worst alert about a person and the number of others, for a place that has no room for a button. */
export function AlertBadges({ alerts }: { alerts: readonly PersonAlert[] }) {
  const [worst, ...rest] = alerts;
  if (worst === undefined) return null;
  return (
    <>
      <AlertBadge alert={worst} />
      {rest.length > 0 && (
        <span data-tooltip={rest.map(alertWords).join(' · ')}>
          <Badge>{texts.more(rest.length)}</Badge>
        </span>
      )}
    </>
  );
}

const AlertBadge = ({ alert }: { alert: PersonAlert }) => (
  <Badge tone={alert.isUrgent ? 'danger' : 'warning'} icon={TriangleAlertIcon}>
    <span className={styles.words}>{alertWords(alert)}</span>
  </Badge>
);
