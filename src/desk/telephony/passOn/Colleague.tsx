import { useState } from 'react';
import { useSelector } from 'react-redux';
import { presenceQueries } from '@/api/colleagues/presenceQueries';
import { selectHasCalendar } from '@/core/config/configSlice';
import { PresenceStatus } from '@/domain/colleagues/presence';
import { lookUp } from '@/lib/values';
import { ColleaguePresence, ColleagueProfileButton } from '@/shared/people';
import { IconButton } from '@/ui/buttons/IconButton';
import { lazyRegion } from '@/ui/feedback/LineBoundary';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { CalendarIcon } from '@/ui/icons';
import { type DeskPhones, isAvailable } from '../state/deskPhonesSlice';
import { telephonyTexts } from '../telephonyTexts';
import styles from './PassOn.module.css';
import { Consult, Target } from './Target';
import type { PassingOn } from './usePassOn';

const { passOn: texts } = telephonyTexts;

/** The calendar is loaded when the user asks for it. */
const AgendaAhead = lazyRegion(
  async () => (await import('@/shared/agenda')).AgendaAhead,
  <Skeleton lines={2} />,
);

interface ColleagueProps {
  passing: PassingOn;
  phones: DeskPhones;
  userId: string;
  name: string;
  department: string | null;
  number: string | null;
}

/**
 * A colleague to pass the call on to. Only a colleague with an available phone can be chosen, because the exchange
 * refuses the others. The calendar shows what the colleague is doing, and until when (TEL-34, TEL-37).
 */
export function Colleague({ passing, phones, userId, name: known, department, number }: ColleagueProps) {
  const { data: status = null } = presenceQueries.endpoints.presence.useQuery(userId);
  const [isAgendaShown, showAgenda] = useState(false);
  const hasCalendar = useSelector(selectHasCalendar);
  const name = known || texts.nameless;
  const phone = lookUp(phones, userId);
  const isThere = phone ? isAvailable(phone) : status === null || status === PresenceStatus.Available;
  return (
    <>
      <div className={styles.colleague}>
        <Target
          passing={passing}
          target={{ id: userId, name }}
          whyNot={isThere ? null : texts.notAvailable}
          aside={<ColleaguePresence userId={userId} />}
        >
          {texts.to(name)}
          {department !== null && <span className={styles.department}>{department}</span>}
        </Target>
        <Consult passing={passing} name={name} number={phone?.phoneNumber ?? number} />
        <ColleagueProfileButton id={userId} name={known} />
        {hasCalendar && (
          <IconButton
            size="s"
            icon={CalendarIcon}
            label={texts.agenda(name)}
            expanded={isAgendaShown}
            onClick={() => showAgenda(!isAgendaShown)}
          />
        )}
      </div>
      {isAgendaShown && (
        <div role="group" aria-label={texts.agenda(name)} className={styles.agenda}>
          <AgendaAhead colleagueId={userId} />
        </div>
      )}
    </>
  );
}
