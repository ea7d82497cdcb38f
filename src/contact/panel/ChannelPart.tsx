import { AGENT_CHANNELS, channelTypeLabel, type ChannelType } from '@/domain/channelType';
import { Direction, directionOf, isAlwaysInbound } from '@/domain/contactMoment';
import { Select } from '@/ui/fields/Select';
import { contactTexts as texts } from '../contactTexts';
import type { OngoingContact } from '../ongoingContact';
import type { ChangeContact } from '../useContact';
import styles from './ContactPanel.module.css';

const DIRECTIONS = Object.values(Direction);
const channels = AGENT_CHANNELS.map((value) => ({ value, label: channelTypeLabel(value) }));
const directions = DIRECTIONS.map((value) => ({ value, label: texts.directions[value] }));

/** How the contact came about (AMB-110); who comes to the desk is always the one who asked (001 §5). */
export function ChannelPart({ contact, change }: { contact: OngoingContact; change: ChangeContact }) {
  const isFixed = isAlwaysInbound(contact.channel);
  return (
    <div className={styles.row}>
      <Select
        label={texts.channel}
        options={channels}
        value={contact.channel}
        onChange={(channel) =>
          channel !== null && change((now) => ({ ...now, channel: channel as ChannelType }))
        }
      />
      <Select
        label={texts.direction}
        options={isFixed ? directions.slice(0, 1) : directions}
        value={directionOf(contact.channel, contact.direction)}
        onChange={(chosen) =>
          change((now) => ({ ...now, direction: DIRECTIONS.find((one) => one === chosen) ?? now.direction }))
        }
        {...(isFixed && { description: texts.alwaysInbound })}
      />
    </div>
  );
}
