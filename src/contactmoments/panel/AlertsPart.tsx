import { type RefObject, useRef } from 'react';
import { usePersonAlerts } from '@/people';
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
  /** Where one goes on when all of it was seen. */
  notes: RefObject<HTMLElement | null>;
}

/** What to mind about the person, until it has been seen in this contact. */
export function AlertsPart({ contact, change, notes }: AlertsPartProps) {
  const list = useRef<HTMLDivElement>(null);
  const alerts = usePersonAlerts(contact.person?.id ?? null).filter(
    ({ id }) => !contact.acknowledged.includes(id),
  );
  useFocusKept(contact.acknowledged.length, () => list.current?.querySelector('button') ?? notes.current);
  if (alerts.length === 0) return null;
  const shown = alerts.map(({ id, title, detail, priority, isUrgent }) => (
    <Banner
      key={id}
      tone={isUrgent ? 'danger' : 'warning'}
      actions={
        <Button
          size="s"
          aria-label={texts.markSeen(title)}
          onClick={() => change((now) => ({ ...now, acknowledged: [...now.acknowledged, id] }))}
        >
          {texts.seen}
        </Button>
      }
    >
      {texts.alert(priority, title, detail)}
    </Banner>
  ));
  return (
    <div ref={list} className={styles.list}>
      {shown}
    </div>
  );
}
