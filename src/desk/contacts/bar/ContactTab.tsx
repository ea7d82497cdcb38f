import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNow } from '@/lib/useNow';
import { IconButton } from '@/ui/buttons/IconButton';
import { MaximizeIcon, PauseIcon } from '@/ui/icons';
import { FootTab } from '@/ui/layout/FootTab';
import { Badge } from '@/ui/record/Badge';
import { contactFolded, contactParked, contactResumed } from '../contact/contactActions';
import { contactTexts as texts } from '../contactTexts';
import type { Contact } from '../contact/contact';
import { useFocusKept } from '@/lib/focus';
import { lookOf } from './contactLook';

const MINUTE = 60_000;

interface ContactTabProps {
  contact: Contact;
  isOpen: boolean;
}

/** One contact in the bar; pressing it opens or folds it. */
export function ContactTab({ contact, isOpen }: ContactTabProps) {
  const dispatch = useDispatch();
  const now = useNow();
  const main = useRef<HTMLButtonElement>(null);
  const { id, isParked, startedAt } = contact;
  const { icon, name, label, badge } = lookOf(contact);
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
          {badge !== null && <Badge tone={badge.tone}>{badge.text}</Badge>}
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

/** The duration is never negative, although the contact may have started after the last tick of the page's clock. */
const minutesBetween = (start: number, now: number) => Math.max(0, Math.floor((now - start) / MINUTE));
