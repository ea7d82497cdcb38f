import { usePersonAlerts } from '@/people';
import { Banner } from '@/ui/feedback/Banner';
import { Button } from '@/ui/fields/Button';
import { contactTexts } from '../contactTexts';
import type { OngoingContact } from '../ongoingContact';
import type { ChangeContact } from '../useContact';

const texts = contactTexts.mind;

interface AlertsPartProps {
  contact: OngoingContact;
  change: ChangeContact;
}

/** What to mind about the person, until it has been seen in this contact. */
export function AlertsPart({ contact, change }: AlertsPartProps) {
  const alerts = usePersonAlerts(contact.person?.id ?? null).filter(
    ({ id }) => !contact.acknowledged.includes(id),
  );
  return alerts.map(({ id, title, detail, priority, isUrgent }) => (
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
}
