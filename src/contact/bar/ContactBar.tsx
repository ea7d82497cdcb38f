import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNow } from '@/lib/useNow';
import { Boundary } from '@/ui/feedback/Boundary';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { IconButton } from '@/ui/fields/IconButton';
import { MaximizeIcon, MinimizeIcon, PauseIcon, PhoneIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import { Truncated } from '@/ui/record/Truncated';
import { contactBarShown, contactParked, contactResumed } from '../contactActions';
import { selectContacts } from '../contacts';
import { contactTexts as texts } from '../contactTexts';
import type { OngoingContact } from '../ongoingContact';
import { ContactPanel } from '../panel/ContactPanel';
import styles from './ContactBar.module.css';

const MINUTE = 60_000;

/** The conversations that are going on or parked, on every screen; the one that is going on opens into a panel. */
export function ContactBar() {
  const contacts = useSelector(selectContacts);
  const active = contacts.findLast(({ isParked }) => !isParked) ?? null;
  const [folded, setFolded] = useState<string | null>(null);
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(contactBarShown());
  }, [dispatch]);
  const isOpen = active !== null && folded !== active.id;
  return (
    <>
      {isOpen && (
        <aside className={styles.panel} aria-label={texts.title}>
          <Boundary resetKey={active.id}>
            <ContactPanel key={active.id} contact={active} onFold={() => setFolded(active.id)} />
          </Boundary>
        </aside>
      )}
      <section className={styles.bar} aria-label={texts.bar}>
        <ul className={styles.list}>
          {contacts.map((contact) => (
            <LineBoundary key={contact.id} as="li" resetKey={contact}>
              <ContactTab
                contact={contact}
                isOpen={isOpen && contact === active}
                onOpen={() => setFolded(null)}
                onFold={() => setFolded(contact.id)}
              />
            </LineBoundary>
          ))}
        </ul>
      </section>
    </>
  );
}

interface ContactTabProps {
  contact: OngoingContact;
  isOpen: boolean;
  onOpen: () => void;
  onFold: () => void;
}

function ContactTab({ contact, isOpen, onOpen, onFold }: ContactTabProps) {
  const dispatch = useDispatch();
  const now = useNow();
  const name = contact.person?.name ?? texts.nobody;
  const minutes = Math.floor((now - contact.startedAt) / MINUTE);
  const goOn = () => {
    if (contact.isParked) dispatch(contactResumed(contact.id));
    onOpen();
  };
  return (
    <li className={clsx(styles.tab, contact.isParked && styles.parked)}>
      <button
        type="button"
        className={styles.name}
        aria-expanded={isOpen}
        onClick={isOpen ? onFold : goOn}
        aria-label={contact.isParked ? texts.resume(name) : `${texts.active}: ${name}`}
      >
        {contact.isParked ? (
          <PauseIcon aria-hidden className={styles.icon} />
        ) : (
          <PhoneIcon aria-hidden className={styles.icon} />
        )}
        <Truncated>{name}</Truncated>
        <span className={styles.minutes}>{texts.minutes(minutes)}</span>
        {contact.isParked && <Badge>{texts.parked}</Badge>}
      </button>
      {!contact.isParked && (
        <>
          <IconButton
            icon={PauseIcon}
            size="s"
            label={texts.park}
            onClick={() => dispatch(contactParked(contact.id))}
          />
          <IconButton
            icon={isOpen ? MinimizeIcon : MaximizeIcon}
            size="s"
            label={isOpen ? texts.close : texts.open}
            expanded={isOpen}
            onClick={isOpen ? onFold : onOpen}
          />
        </>
      )}
    </li>
  );
}
