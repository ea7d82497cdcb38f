import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { useFootHeight } from '@/lib/publishHeight';
import { useEscape } from '@/lib/useEscape';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import { useChord } from '@/core/shortcuts/useChord';
import { useShortcut } from '@/core/shortcuts/useShortcut';
import { Boundary } from '@/ui/feedback/Boundary';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { FootRest } from '@/ui/overlays/FootRest';
import { footTabsClass } from '@/ui/layout/FootTab';
import { useFootChips, useFootIds } from '@/ui/layout/footChips';
import { contactBarShown, contactFolded, contactParked, contactResumed } from '../contact/contactActions';
import { lastResumed, selectActiveContact, selectContacts } from '../contact/contacts';
import { contactKeys } from '../contactShortcutTexts';
import { contactTexts as texts } from '../contactTexts';
import type { Contact } from '../contact/contact';
import { ContactPanel } from '../panel/ContactPanel';
import styles from './ContactBar.module.css';
import { ContactTab } from './ContactTab';
import { lookOf } from './contactLook';

const useOpenContact = (): Contact | null => {
  const active = useSelector(selectActiveContact);
  return active !== null && !active.isFolded ? active : null;
};

/** The ongoing and parked contacts, on every screen. */
export function ContactBar() {
  const contacts = useSelector(selectContacts);
  const active = useSelector(selectActiveContact);
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(contactBarShown());
  }, [dispatch]);
  useContactShortcuts(contacts, active);
  useFoldingOnTheWay(active);
  const open = useOpenContact();
  const section = useFootHeight();
  const elsewhere = useFootIds();
  const own = contacts.filter(({ source }) => source === null || !elsewhere.has(source.id));
  const { isShown, rest } = useFootChips(
    section,
    own.map((contact) => ({
      id: contact.id,
      label: lookOf(contact).label,
      unread: 0,
      isOpen: contact === open,
      open: () => dispatch(contactResumed(contact.id)),
    })),
  );
  const shown = own.filter(({ id }) => isShown(id));
  return (
    <section
      aria-label={texts.bar}
      ref={section}
      hidden={shown.length === 0 && rest.length === 0}
      className={styles.bar}
      data-foot-chips
    >
      <ul className={footTabsClass}>
        {shown.map((contact) => (
          <LineBoundary key={contact.id} as="li" resetKey={contact}>
            <ContactTab contact={contact} isOpen={contact === open} />
          </LineBoundary>
        ))}
      </ul>
      <FootRest chips={rest} />
    </section>
  );
}

export function OpenContact() {
  const contact = useOpenContact();
  return contact && <ContactBeside contact={contact} />;
}

function ContactBeside({ contact }: { contact: Contact }) {
  const dispatch = useDispatch();
  const isBeside = useSelector(selectDeviceMode) === 'desktop';
  const escapeProps = useEscape(isBeside ? undefined : () => dispatch(contactFolded(contact.id)));
  return (
    <aside
      {...escapeProps}
      id="contact"
      className={styles.panel}
      aria-label={texts.title(contact.person?.name ?? null)}
    >
      <Boundary resetKey={contact.id}>
        <ContactPanel key={contact.id} contact={contact} />
      </Boundary>
    </aside>
  );
}

/** Shortcuts that resume the last contact, swap the last two contacts, and park the ongoing one. */
function useContactShortcuts(contacts: readonly Contact[], active: Contact | null) {
  const dispatch = useDispatch();
  const next = lastResumed(contacts);
  const resume = (contact: Contact | null) => () => {
    if (contact !== null) dispatch(contactResumed(contact.id));
  };
  useShortcut(contactKeys.goOn, resume(next), next !== null);
  const other = lastResumed(contacts.filter((contact) => contact !== active));
  useChord(contactKeys.swap, resume(other), { when: other !== null });
  const park = () => {
    if (active !== null) dispatch(contactParked(active.id));
  };
  useShortcut(contactKeys.park, park, active !== null);
}

/** On a phone the panel covers the page, so it folds when the agent navigates to another page. */
function useFoldingOnTheWay(active: Contact | null) {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const isMobile = useSelector(selectDeviceMode) === 'mobile';
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isMobile && active !== null && !active.isFolded) dispatch(contactFolded(active.id));
  }, [dispatch, pathname, isMobile, active]);
}
