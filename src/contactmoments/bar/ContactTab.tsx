import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNow } from '@/lib/useNow';
import { IconButton } from '@/ui/buttons/IconButton';
import { CircleCheckIcon, MaximizeIcon, MessageIcon, PauseIcon, PhoneIcon, PhoneOffIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import { Truncated } from '@/ui/text/Truncated';
import { contactFolded, contactParked, contactResumed } from '../contact/contactActions';
import { contactTexts as texts } from '../contactTexts';
import type { Contact, Line } from '../contact/contact';
import { useFocusKept } from '@/lib/focus';
import styles from './ContactBar.module.css';

const MINUTE = 60_000;

interface ContactTabProps {
  contact: Contact;
  isOpen: boolean;
}

/** One conversation in the bar: a press opens or folds it. */
export function ContactTab({ contact, isOpen }: ContactTabProps) {
  const dispatch = useDispatch();
  const now = useNow();
  const main = useRef<HTMLButtonElement>(null);
  const { id, isParked, startedAt } = contact;
  const name = contact.person?.name ?? texts.nobody;
  const { Icon, label, badge } = lookOf(contact, name);
  const toggle = () => dispatch(isOpen ? contactFolded(id) : contactResumed(id));
  useEffect(() => {
    if (!isParked) main.current?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isParked, isOpen]);
  useFocusKept(`${isOpen}/${isParked}`, () => main.current);
  return (
    <li className={clsx(styles.tab, isParked && styles.parked)}>
      <button
        ref={main}
        type="button"
        className={styles.name}
        aria-expanded={isOpen}
        onClick={toggle}
        aria-label={label}
      >
        <Icon aria-hidden className={styles.icon} />
        <Truncated>{name}</Truncated>
        <span className={styles.minutes}>{texts.minutes(minutesBetween(startedAt, now))}</span>
        {badge}
      </button>
      {!isParked && !isOpen && (
        <>
          <IconButton
            icon={PauseIcon}
            size="s"
            label={texts.park}
            onClick={() => dispatch(contactParked(id))}
          />
          <IconButton icon={MaximizeIcon} size="s" label={texts.open} onClick={toggle} />
        </>
      )}
    </li>
  );
}

/** By what it is held over; without a line it looks like a call, as most are. */
const lineIcons = {
  call: { active: PhoneIcon, ended: PhoneOffIcon },
  chat: { active: MessageIcon, ended: CircleCheckIcon },
} satisfies Record<Line['kind'], object>;

/** How it goes on: parked, on the line, or only to be registered. */
function lookOf({ isParked, line, lineEndedAt }: Contact, name: string) {
  const icons = lineIcons[line?.kind ?? 'call'];
  if (isParked) return { Icon: PauseIcon, label: texts.resume(name), badge: <Badge>{texts.parked}</Badge> };
  if (lineEndedAt === null) return { Icon: icons.active, label: `${texts.active}: ${name}`, badge: null };
  const badge = <Badge tone="warning">{texts.lineEnded}</Badge>;
  return { Icon: icons.ended, label: texts.lineEndedWith(name), badge };
}

/** The clock of the page moves once a minute: a conversation may have begun after its last step. */
const minutesBetween = (start: number, now: number) => Math.max(0, Math.floor((now - start) / MINUTE));
