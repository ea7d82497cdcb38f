import { PersonLink } from '@/core/PersonLink';
import { useCall } from '@/core/telephony/calling';
import type { Person } from '@/domain/people/person';
import { isMissed, type PastCall } from '@/domain/telephony/pastCall';
import { Direction } from '@/domain/contacts/contactMoment';
import { formatPhone, isDiallable } from '@/lib/phone';
import { IconButton } from '@/ui/buttons/IconButton';
import { PhoneIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import { Clamped } from '@/ui/text/Clamped';
import { Time } from '@/ui/text/Time';
import styles from './CallHistory.module.css';
import { lasted } from './callParts';
import { historyTexts as texts } from './historyTexts';

interface PastCallLineProps {
  call: PastCall;
  /** Null when the other party is unknown. */
  person: Person | null;
}

export function PastCallLine({ call: past, person }: PastCallLineProps) {
  const { phoneNumber, startTime, roleId } = past;
  const calling = useCall();
  const number = phoneNumber === null ? texts.withheld : formatPhone(phoneNumber);
  return (
    <li className={styles.call}>
      <Time instant={startTime} mode="time" className={styles.time} />
      <span className={styles.who}>
        <Clamped>
          {person ? <PersonLink id={person.id} name={person.name || texts.unknown} /> : number}
        </Clamped>
        <span className={styles.more}>
          {[directionWords(past), person && number].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Ending call={past} />
      {calling && isDiallable(phoneNumber) && (
        <IconButton
          size="s"
          icon={PhoneIcon}
          label={texts.callBack(person?.name ?? number)}
          disabledReason={calling.whyNot}
          onClick={() => calling.call(phoneNumber, roleId)}
        />
      )}
    </li>
  );
}

function directionWords({ direction }: PastCall): string {
  if (direction === Direction.Inbound) return texts.inbound;
  return direction === Direction.Outbound ? texts.outbound : texts.otherDirection;
}

function Ending({ call: past }: { call: PastCall }) {
  if (isMissed(past)) return <Badge tone="danger">{texts.missed}</Badge>;
  if (past.duration === 0) return <span className={styles.more}>{texts.unanswered}</span>;
  return past.duration === null ? null : <span className={styles.more}>{lasted(past.duration)}</span>;
}
