import type { RefObject } from 'react';
import { alertWords, usePersonAlerts } from '@/shared/people';
import { Banner } from '@/ui/feedback/Banner';
import { Button } from '@/ui/buttons/Button';
import { contactTexts } from '../contactTexts';
import type { Contact } from '../contact/contact';
import type { ChangeContact } from '../contact/useContact';
import { useFocusKept } from '@/lib/focus';
import styles from './ContactPanel.module.css';

const texts = contactTexts.mind;

interface AlertsPartProps {
  contact: Contact;
  change: ChangeContact;
  /** The notes get the focus once everything was acknowledged. */
  notes: RefObject<HTMLElement | null>;
}

/**
 * The points of attention for the person, until they are acknowledged in this contact. They load after the notes and
 * are shown below the notes. In the tab order they precede the notes, so that Tab goes from the notes to the questions.
 */
export function AlertsPart({ contact, change, notes }: AlertsPartProps) {
  const alerts = usePersonAlerts(contact.person?.id ?? null).filter(
    ({ id }) => !contact.acknowledged.includes(id),
  );
  useFocusKept(contact.acknowledged.length, () => notes.current);
  if (alerts.length === 0) return null;
  const seen = () =>
    change((now) => ({ ...now, acknowledged: [...now.acknowledged, ...alerts.map(({ id }) => id)] }));
  return (
    <Banner
      tone={alerts.some(({ isUrgent }) => isUrgent) ? 'danger' : 'warning'}
      actions={
        <Button size="s" onClick={seen}>
          {alerts.length === 1 ? texts.seen : texts.allSeen}
        </Button>
      }
    >
      <ul className={styles.alerts} aria-label={texts.title}>
        {alerts.map((alert) => (
          <li key={alert.id}>
            <strong>{alertWords(alert)}</strong> {alert.detail}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
