import type { ReactNode } from 'react';
import { foreignCountry } from '@/domain/people/contactDetails';
import { homeOf, type Person, roleIdOf } from '@/domain/people/person';
import { isRecent } from '@/lib/dates/urgency';
import { CallableNumber } from '@/core/telephony/CallableNumber';
import { isDiallable } from '@/lib/phone';
import { useNow } from '@/lib/useNow';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { HistoryIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import { type Fact, Facts } from '@/ui/record/Facts';
import styles from './Sidebar.module.css';
import { sidebarTexts } from './sidebarTexts';

const texts = sidebarTexts.facts;

/**
 * The facts of a person that the header does not show. The header has the home address and the first phone number and
 * e-mail address.
 */
export function SidebarFacts({ person }: { person: Person }) {
  const now = useNow();
  return (
    <>
      {isRecent(person.modified, now) && (
        <span>
          <Badge tone="info" icon={HistoryIcon}>
            {texts.recent}
          </Badge>
        </span>
      )}
      <Facts items={factsOf(person)} />
    </>
  );
}

function factsOf(person: Person): Fact[] {
  const home = homeOf(person);
  const country = home && foreignCountry(home);
  const phones = person.contactDetails.phoneNumbers.flatMap(({ number }) =>
    isDiallable(number)
      ? {
          shown: <CallableNumber number={number} roleId={roleIdOf(person)} />,
          text: number,
          label: texts.copyPhone,
          copiedLabel: texts.phoneCopied,
        }
      : [],
  );
  const emails = person.contactDetails.emailAddresses.flatMap(({ emailAddress }) =>
    emailAddress === null
      ? []
      : {
          shown: emailAddress,
          text: emailAddress,
          label: texts.copyEmail,
          copiedLabel: texts.emailCopied,
        },
  );
  return [
    ...(country === null ? [] : [{ label: texts.country, value: country }]),
    ...others(texts.phones, phones),
    ...others(texts.emails, emails),
    { label: texts.relation, value: relationOf(person) },
  ];
}

const relationOf = ({ externalId }: Person): ReactNode =>
  externalId === null
    ? texts.unknown
    : oneEach([
        {
          shown: externalId,
          text: externalId,
          label: texts.copyRelation,
          copiedLabel: texts.relationCopied,
        },
      ]);

const others = (label: string, [, ...rest]: readonly Copied[]): Fact[] =>
  rest.length === 0 ? [] : [{ label, value: oneEach(rest) }];

interface Copied {
  shown: ReactNode;
  text: string;
  label: string;
  copiedLabel: string;
}

const oneEach = (lines: readonly Copied[]): ReactNode =>
  lines.map(({ shown, ...copy }, index) => (
    <span key={index} className={styles.copied}>
      <span>{shown}</span>
      <CopyButton {...copy} />
    </span>
  ));
