import { memo, type Ref } from 'react';
import { useSelector } from 'react-redux';
import { CardHeader } from '@/kit/card/screen/CardHeader';
import { SyncSign } from '@/kit/card/screen/SyncSign';
import { to } from '@/core/paths';
import type { Indicator } from '@/domain/people/indicator';
import { type Person, roleBadgesOf, roleIdOf } from '@/domain/people/person';
import { formatDate } from '@/lib/dates/format';
import { CallableNumber } from '@/core/telephony/CallableNumber';
import { useAfterPaint } from '@/lib/useAfterPaint';
import { useActiveHousingRegistration } from '@/records/customercard/housingregistrations';
import { AlertFact, alertsOf } from '@/shared/people';
import { HeaderReach } from '@/records/customercard/details';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { CakeIcon, MailIcon, PhoneIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import { LateFact, RecordBadges, RecordFact, RecordFacts } from '@/ui/record/RecordHeader';
import { Truncated } from '@/ui/text/Truncated';
import { selectCustomerUpdate } from '../customerCardSlice';
import { personTexts as texts } from '../personTexts';
import { useIndicators } from '../sidebar/useIndicators';
import { CardActions } from './CardActions';
import { Home } from './Home';

const NO_INDICATORS: readonly Indicator[] = [];

interface PersonHeaderProps {
  person: Person;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The name, facts and actions of a person; memoized, so that another tab does not render it again. */
export const PersonHeader = memo(function PersonHeader({ person, headingRef }: PersonHeaderProps) {
  return (
    <CardHeader
      title={person.name || texts.nameless}
      headingRef={headingRef}
      path={to.personCard(person.id)}
      texts={texts}
      late={<Sync />}
      actions={<CardActions person={person} />}
    >
      <PersonFacts person={person} />
    </CardHeader>
  );
});

function PersonFacts({ person }: { person: Person }) {
  return (
    <RecordFacts>
      <Roles person={person} />
      {person.birthDate !== null && <RecordFact icon={CakeIcon}>{formatDate(person.birthDate)}</RecordFact>}
      <Home person={person} />
      <RecordFact icon={PhoneIcon}>
        <HeaderReach reach="phone" person={person}>
          {(phone) => (
            <>
              <CallableNumber number={phone} roleId={roleIdOf(person)} />
              <CopyButton text={phone} label={texts.copyPhone} copiedLabel={texts.phoneCopied} />
            </>
          )}
        </HeaderReach>
      </RecordFact>
      <RecordFact icon={MailIcon}>
        <HeaderReach reach="email" person={person}>
          {(email) => (
            <>
              <Truncated>{email}</Truncated>
              <CopyButton text={email} label={texts.copyEmail} copiedLabel={texts.emailCopied} />
            </>
          )}
        </HeaderReach>
      </RecordFact>
      <LateFact>
        <Alerts person={person} />
      </LateFact>
    </RecordFacts>
  );
}

function Roles({ person }: { person: Person }) {
  const roles = roleBadgesOf(person);
  const isRegistered = useActiveHousingRegistration(person.id) === true;
  if (roles.length === 0 && !isRegistered) return null;
  return (
    <RecordBadges label={texts.roles}>
      {roles.map(({ role, label }) => (
        <li key={role}>
          <Badge>{label}</Badge>
        </li>
      ))}
      {isRegistered && (
        <li>
          <Badge tone="info">{texts.registeredForHome}</Badge>
        </li>
      )}
    </RecordBadges>
  );
}

function Sync() {
  const update = useSelector(selectCustomerUpdate);
  return <SyncSign isUpdating={update === 'updating'} hasFailed={update === 'failed'} />;
}

/**
 * Shows the characteristics at once. The indicators are added later, because the sidebar requests them after the first
 * frame.
 */
function Alerts({ person }: { person: Person }) {
  return useAfterPaint() ? (
    <AllAlerts person={person} />
  ) : (
    <AlertFact alerts={alertsOf(person, NO_INDICATORS)} />
  );
}

function AllAlerts({ person }: { person: Person }) {
  const { currentData: indicators = NO_INDICATORS } = useIndicators(person);
  return <AlertFact alerts={alertsOf(person, indicators)} />;
}
