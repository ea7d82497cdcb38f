import { useSelector } from 'react-redux';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { AGENT_CHANNELS, ChannelType, channelTypeLabel } from '@/domain/timeline/channelType';
import { Direction, directionOf, isAlwaysInbound } from '@/domain/contacts/contactMoment';
import { useFreshSubjects } from '@/shared/answers';
import { Button } from '@/ui/buttons/Button';
import { Select } from '@/ui/pickers/Select';
import { type Contact, withChannel, withoutChannel } from '../contact/contact';
import type { ChangeContact } from '../contact/useContact';
import { contactTexts } from '../contactTexts';
import styles from './ContactPanel.module.css';

const texts = contactTexts.channel;
const DIRECTIONS = Object.values(Direction);
const directions = DIRECTIONS.map((value) => ({ value, label: texts.directions[value] }));

interface ChannelPartProps {
  contact: Contact;
  change: ChangeContact;
}

/** The channel and direction of the contact (AMB-110); a visit to the desk is always inbound (001 §5). */
export function ChannelPart({ contact, change }: ChannelPartProps) {
  const userId = useSelector(selectSignedInId);
  const loadSubjects = useFreshSubjects();
  const { channel } = contact;
  const isFixed = isAlwaysInbound(channel);
  /** The channels that agents can choose, preceded by the contact's own channel if that is another one. */
  const channels =
    AGENT_CHANNELS.some((one) => one === channel) || channel === ChannelType.Unknown
      ? AGENT_CHANNELS
      : [channel, ...AGENT_CHANNELS];
  const choose = (chosen: ChannelType | null) => {
    change((now) => withChannel(now, chosen));
    loadSubjects();
  };
  const turn = (chosen: string | null) => {
    const direction = DIRECTIONS.find((one) => one === chosen) ?? Direction.Inbound;
    writePersonal(storageKeys.lastDirection, userId, direction);
    change((now) => ({ ...now, direction }));
  };
  return (
    <div className={styles.list}>
      <div className={styles.row}>
        <Select
          label={texts.label}
          placeholder={texts.choose}
          options={channels.map((value) => ({ value, label: channelTypeLabel(value) }))}
          value={channel === ChannelType.Unknown ? null : channel}
          onChange={(chosen) => choose(channels.find((one) => one === chosen) ?? null)}
          error={channel === ChannelType.Unknown ? texts.required : null}
        />
        <Select
          label={texts.direction}
          options={isFixed ? directions.slice(0, 1) : directions}
          value={directionOf(channel, contact.direction)}
          onChange={turn}
          {...(isFixed && { description: texts.alwaysInbound })}
        />
      </div>
      <div>
        <Button size="s" variant="quiet" onClick={() => change(withoutChannel)}>
          {texts.again}
        </Button>
      </div>
    </div>
  );
}
