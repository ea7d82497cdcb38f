import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { personQueries } from '@/api/people/personQueries';
import { roleQueries } from '@/api/people/roles';
import { pastCallQueries } from '@/api/telephony/pastCalls';
import { Pages } from '@/kit/paged/Pages';
import { isMissed, type PastCall } from '@/domain/telephony/pastCall';
import { startOfDutchDay } from '@/lib/dates/calendar';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { Switch } from '@/ui/fields/Switch';
import { mutedClass } from '@/ui/layout/Section';
import { FirstOnes } from '@/ui/rows/FirstOnes';
import styles from './CallHistory.module.css';
import { partsOf } from './callParts';
import { historyTexts as texts } from './historyTexts';
import { PastCallLine } from './PastCallLine';

interface CallHistoryProps {
  /** The id of the user, the person or their role. */
  userId: string;
  /** A moment on the day of the calls. */
  at: number;
  title: string;
  /** The text for a day without calls. */
  none: string;
  heading?: 'h2' | 'h3';
}

/** The calls of a user or a person on one day, the newest first, with the missed ones marked. */
export function CallHistory({ userId, at, title, none, heading: Heading = 'h3' }: CallHistoryProps) {
  const [isOnlyMissed, setOnlyMissed] = useState(false);
  const answer = pastCallQueries.endpoints.pastCalls.useInfiniteQuery({
    userId,
    from: startOfDutchDay(at),
    until: startOfDutchDay(at, 1),
  });
  return (
    <section className={styles.history} aria-label={title}>
      <Heading className={styles.title}>{title}</Heading>
      <Pages answer={answer} failed={texts.failed}>
        {(calls) => {
          const missed = calls.filter(isMissed);
          return (
            <>
              {missed.length > 0 && (
                <Switch
                  label={texts.onlyMissed}
                  description={texts.missedCount(missed.length)}
                  checked={isOnlyMissed}
                  onChange={setOnlyMissed}
                />
              )}
              <Calls calls={isOnlyMissed ? missed : calls} title={title} none={none} />
            </>
          );
        }}
      </Pages>
    </section>
  );
}

interface CallsProps extends Pick<CallHistoryProps, 'title' | 'none'> {
  calls: readonly PastCall[];
}

function Calls({ calls, title, none }: CallsProps) {
  if (calls.length === 0) return <p className={mutedClass}>{none}</p>;
  return (
    <FirstOnes items={calls}>
      {(shown) => (
        <ul className={styles.calls} aria-label={title}>
          {partsOf(shown).map((part) => (
            <NamedCalls key={part[0]?.id} calls={part} />
          ))}
        </ul>
      )}
    </FirstOnes>
  );
}

/** Looks up the other parties of a few calls at once. An unknown or deleted person is shown by their number. */
function NamedCalls({ calls }: { calls: readonly PastCall[] }) {
  const roleIds = [...new Set(calls.flatMap(({ roleId }) => roleId ?? []))].toSorted();
  const { currentData: roles = [] } = roleQueries.endpoints.roles.useQuery(
    roleIds.length > 0 ? roleIds : skipToken,
  );
  const personIds = [...new Set(roles.flatMap(({ personId }) => personId ?? []))].toSorted();
  const { currentData: people = [] } = personQueries.endpoints.people.useQuery(
    personIds.length > 0 ? personIds : skipToken,
  );
  return calls.map((one) => {
    const personId = roles.find(({ id }) => id === one.roleId)?.personId;
    const person = people.find(({ id }) => id === personId) ?? null;
    return (
      <LineBoundary key={one.id} as="li" resetKey={one}>
        <PastCallLine call={one} person={person} />
      </LineBoundary>
    );
  });
}
