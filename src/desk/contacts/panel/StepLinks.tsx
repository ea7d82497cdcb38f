import type { RefObject } from 'react';
import { channelTypeLabel, ChannelType } from '@/domain/timeline/channelType';
import { directionOf } from '@/domain/contacts/contactMoment';
import { Button } from '@/ui/buttons/Button';
import { CircleAlertIcon, CircleCheckIcon } from '@/ui/icons';
import type { Contact } from '../contact/contact';
import { contactTexts } from '../contactTexts';
import styles from './ContactPanel.module.css';

const texts = contactTexts.steps;

type Place = RefObject<HTMLElement | null>;

interface StepLinksProps {
  contact: Contact;
  channel: Place;
  /** Null while there is no person whose identity can be checked. */
  identity: Place | null;
}

function channelOf({ channel, direction }: Contact): string {
  if (channel === ChannelType.Unknown) return contactTexts.channel.choose;
  const { directions } = contactTexts.channel;
  return texts.channel(channelTypeLabel(channel), directions[directionOf(channel, direction)]);
}

function goTo({ current: place }: Place): void {
  place?.scrollIntoView({ block: 'start' });
  place?.querySelector<HTMLElement>('button, input, [tabindex]')?.focus({ preventScroll: true });
}

/** Links to the last steps, with the state of each step. The answer to a question scrolls these steps out of view. */
export function StepLinks({ contact, channel, identity }: StepLinksProps) {
  const isEstablished = contact.identity !== null;
  return (
    <div className={styles.steps} role="group" aria-label={texts.label}>
      <Button size="s" variant="quiet" onClick={() => goTo(channel)}>
        {channelOf(contact)}
      </Button>
      {identity !== null && (
        <Button
          size="s"
          variant="quiet"
          icon={isEstablished ? CircleCheckIcon : CircleAlertIcon}
          onClick={() => goTo(identity)}
        >
          {isEstablished ? texts.identified : texts.identify}
        </Button>
      )}
    </div>
  );
}
