import { useSelector } from 'react-redux';
import { PersonLink } from '@/core/PersonLink';
import { selectMay } from '@/core/session/sessionSlice';
import { useShownPerson } from '@/core/useShownPerson';
import { sameId } from '@/lib/guid';
import { Banner } from '@/ui/feedback/Banner';
import type { ContactPerson } from '../contact/contact';
import { contactTexts as texts } from '../contactTexts';
import styles from './ContactPanel.module.css';

/** A link to the card of the contact's person, shown while another record is on the screen. */
export function WhoseCard({ person: { id, name } }: { person: ContactPerson }) {
  const shown = useShownPerson();
  const may = useSelector(selectMay);
  if (!may('customerCard')) return null;
  if (shown !== null && sameId(shown, id)) return null;
  const link = (
    <PersonLink id={id} name={name}>
      {texts.toCard(name)}
    </PersonLink>
  );
  return (
    <div className={styles.strip}>
      {shown === null ? (
        link
      ) : (
        <Banner tone="warning" role="status" actions={link}>
          {texts.otherCard}
        </Banner>
      )}
    </div>
  );
}
