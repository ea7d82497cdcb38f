import { Banner, BannerButton } from '@/ui/feedback/Banner';
import { type Contact, linkedElsewhere, withPerson } from '../contact/contact';
import type { ChangeContact } from '../contact/useContact';
import { contactTexts } from '../contactTexts';
import styles from './ContactPanel.module.css';

const texts = contactTexts.link;

interface LinkedElsewhereProps {
  contact: Contact;
  change: ChangeContact;
}

/** Shown when the call or chat belongs to another person, so that the agent chooses before anything is registered. */
export function LinkedElsewhere({ contact, change }: LinkedElsewhereProps) {
  const { person } = contact;
  const linked = linkedElsewhere(contact);
  if (person === null || linked === null) return null;
  const take = () => change((now) => withPerson(now, { ...linked, details: '' }));
  const keep = () => change((now) => ({ ...now, differsFrom: linked.id }));
  return (
    <div className={styles.strip}>
      <Banner
        tone="warning"
        role="alert"
        actions={
          <>
            <BannerButton label={texts.take(linked.name)} onClick={take} />
            <BannerButton label={texts.keep(person.name)} onClick={keep} />
          </>
        }
      >
        {texts.differs(person.name, linked.name)}
      </Banner>
    </div>
  );
}
