import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNow } from '@/lib/useNow';
import { IconButton } from '@/ui/buttons/IconButton';
import {
  CircleCheckIcon,
  MailIcon,
  MaximizeIcon,
  MessageIcon,
  PauseIcon,
  PhoneIcon,
  PhoneOffIcon,
} from '@/ui/icons';
import { FootTab } from '@/ui/layout/FootTab';
import { Badge } from '@/ui/record/Badge';
import { contactFolded, contactParked, contactResumed } from '../contact/contactActions';
import { contactTexts as texts } from '../contactTexts';
import type { Contact, Line } from '../contact/contact';
import { useFocusKept } from '@/lib/focus';

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
  const { icon, label, badge } = lookOf(contact, name);
  const toggle = () => dispatch(isOpen ? contactFolded(id) : contactResumed(id));
  useEffect(() => {
    if (!isParked) main.current?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isParked, isOpen]);
  useFocusKept(`${isOpen}/${isParked}`, () => main.current);
  return (
    <FootTab
      mainRef={main}
      icon={icon}
      name={name}
      aside={
        <>
          <span>{texts.minutes(minutesBetween(startedAt, now))}</span>
          {badge}
        </>
      }
      label={label}
      isOpen={isOpen}
      isAccented={!isParked}
      isBrief={isParked}
      onPress={toggle}
    >
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
    </FootTab>
  );
}

/** By what it is held over; without a line it looks like a call, as most are. */
const lineIcons = {
  call: { active: PhoneIcon, ended: PhoneOffIcon },
  chat: { active: MessageIcon, ended: CircleCheckIcon },
  mail: { active: MailIcon, ended: CircleCheckIcon },
} satisfies Record<Line['kind'], object>;

/** How it goes on: parked, on the line, or only to be registered. */
function lookOf({ isParked, line, lineEndedAt }: Contact, name: string) {
  const icons = lineIcons[line?.kind ?? 'call'];
  if (isParked) return { icon: PauseIcon, label: texts.resume(name), badge: <Badge>{texts.parked}</Badge> };
  if (lineEndedAt === null) return { icon: icons.active, label: `${texts.active}: ${name}`, badge: null };
  const badge = <Badge tone="warning">{texts.lineEnded}</Badge>;
  return { icon: icons.ended, label: texts.lineEndedWith(name), badge };
}

/** The clock of the page moves once a minute: a conversation may have begun after its last step. */
const minutesBetween = (start: number, now: number) => Math.max(0, Math.floor((now - start) / MINUTE));
