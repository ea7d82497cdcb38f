import type { ReactNode } from 'react';
import { PersonLink } from '@/core/PersonLink';
import { useCall } from '@/core/telephony/calling';
import { formatPhone, isDiallable } from '@/lib/phone';
import { usePastCall } from '@/desk/telephony';
import { IconButton } from '@/ui/buttons/IconButton';
import { PhoneIcon } from '@/ui/icons';
import { notificationsTexts as texts } from '../notificationsTexts';
import styles from './Notifications.module.css';

interface MissedCallProps {
  id: string;
  at: number;
  first: ReactNode;
  onChosen: () => void;
}

/** A missed call with a link to the caller's card, and a button to call back. */
export function MissedCall({ id, at, first, onChosen }: MissedCallProps) {
  const { call, person } = usePastCall(id, at);
  const calling = useCall();
  const number = call?.phoneNumber ?? null;
  const who = person?.name || (number === null ? texts.unknownCaller : formatPhone(number));
  const words = (
    <>
      {first} <span className={styles.title}>{who}</span>
    </>
  );
  return (
    <>
      {person ? (
        <PersonLink id={person.id} name={who} className={styles.link} onChosen={onChosen}>
          {words}
        </PersonLink>
      ) : (
        <span className={styles.link}>{words}</span>
      )}
      {calling && isDiallable(number) && (
        <IconButton
          size="s"
          icon={PhoneIcon}
          label={texts.callBack(who)}
          disabledReason={calling.whyNot}
          onClick={() => {
            onChosen();
            calling.call(number, call?.roleId);
          }}
        />
      )}
    </>
  );
}
