import {
  CircleCheckIcon,
  type IconComponent,
  MailIcon,
  MessageIcon,
  PauseIcon,
  PhoneIcon,
  PhoneOffIcon,
} from '@/ui/icons';
import type { Tone } from '@/ui/record/Badge';
import type { Contact, ContactSource } from '../contact/contact';
import { contactTexts as texts } from '../contactTexts';

interface ContactLook {
  icon: IconComponent;
  name: string;
  label: string;
  badge: { tone: Tone; text: string } | null;
}

/**
 * Icons by the kind of source; a contact without a source gets the icons of a call, as most contacts are calls.
 */
const sourceIcons = {
  call: { active: PhoneIcon, ended: PhoneOffIcon },
  chat: { active: MessageIcon, ended: CircleCheckIcon },
  mail: { active: MailIcon, ended: CircleCheckIcon },
} satisfies Record<ContactSource['kind'], object>;

/** Returns the icon and texts for the contact's state: parked, in conversation, or waiting to be registered. */
export function lookOf({ person, isParked, source, sourceEndedAt }: Contact): ContactLook {
  const name = person?.name ?? texts.nobody;
  const icons = sourceIcons[source?.kind ?? 'call'];
  if (isParked) {
    const badge = { tone: 'neutral', text: texts.parked } as const;
    return { icon: PauseIcon, name, label: texts.resume(name), badge };
  }
  if (sourceEndedAt === null)
    return { icon: icons.active, name, label: `${texts.active}: ${name}`, badge: null };
  const badge = { tone: 'warning', text: texts.ended } as const;
  return { icon: icons.ended, name, label: texts.endedWith(name), badge };
}
