import clsx from 'clsx';
import { accountQueries } from '@/api/people/accounts';
import { customerQueries } from '@/api/people/customerQueries';
import { personQueries } from '@/api/people/personQueries';
import { PersonLink } from '@/core/PersonLink';
import type { Account } from '@/domain/people/account';
import { addressText } from '@/domain/people/contactDetails';
import { homeOf, type Person, roleBadgesOf } from '@/domain/people/person';
import { AlertFact, PersonBalance, PersonContracts, PersonWork, usePersonAlerts } from '@/shared/people';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass } from '@/ui/layout/Section';
import { Badge } from '@/ui/record/Badge';
import styles from './Incoming.module.css';
import { incomingTexts as texts } from './incomingTexts';

/** The caller with their contracts, balance, alerts and open work, all shown without a press (TEL-30, J4). */
export function KnownCaller({ personId }: { personId: string }) {
  const answer = personQueries.endpoints.person.useQuery(personId);
  return (
    <QueryView answer={answer} failed={texts.personFailed} waiting={<Skeleton lines={3} />}>
      {(person) => (person ? <Parts person={person} /> : <p className={mutedClass}>{texts.gone}</p>)}
    </QueryView>
  );
}

function Parts({ person }: { person: Person }) {
  return (
    <div className={styles.parts}>
      <Who person={person} />
      <PersonContracts person={person} className={clsx(styles.part, styles.wide)} />
      <PersonBalance person={person} className={clsx(styles.part, styles.short)} />
      <PersonWork person={person} className={styles.part} />
    </div>
  );
}

function Who({ person }: { person: Person }) {
  const alerts = usePersonAlerts(person.id);
  const home = homeOf(person);
  const { currentData: customer } = customerQueries.endpoints.customerOfPerson.useQuery(person.id);
  const { currentData: account } = accountQueries.endpoints.accountOfPerson.useQuery(person.id);
  const number = customer?.externalId ?? person.externalId;
  return (
    <section className={clsx(styles.part, styles.who)} aria-label={texts.caller}>
      <p className={styles.name}>
        <PersonLink id={person.id} name={person.name || texts.nameless} />
        {roleBadgesOf(person).map(({ role, label }) => (
          <Badge key={role}>{label}</Badge>
        ))}
      </p>
      <AlertFact alerts={alerts} />
      <p className={styles.line}>{(home && addressText(home)) ?? texts.noAddress}</p>
      <p className={mutedClass}>
        {[number !== null && texts.relation(number), account !== undefined && accountWords(account)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </section>
  );
}

function accountWords(account: Account | null): string {
  if (account === null) return texts.account.none;
  if (account.isBlocked) return texts.account.blocked;
  return account.isActive ? texts.account.active : texts.account.inactive;
}
