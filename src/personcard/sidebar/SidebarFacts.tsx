import type { ReactNode } from 'react';
import { addressText, foreignCountry } from '@/domain/person/contactDetails';
import { homeOf, type Person } from '@/domain/person/person';
import { isRecent } from '@/lib/dates/urgency';
import { formatPhone, isDiallable } from '@/lib/phone';
import { useNow } from '@/lib/useNow';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { HistoryIcon } from '@/ui/icons';
import { Badge } from '@/ui/record/Badge';
import { type Fact, Facts } from '@/ui/record/Facts';
import styles from './Sidebar.module.css';
import { sidebarTexts } from './sidebarTexts';

const texts = sidebarTexts.facts;

/** Where somebody lives and how they can be reached. */
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
  const { emailAddresses, phoneNumbers } = person.contactDetails;
  return [
    { label: texts.address, value: (home && addressText(home)) ?? texts.unknown },
    ...(country === null ? [] : [{ label: texts.country, value: country }]),
    {
      label: texts.phones,
      value: oneEach(
        phoneNumbers.flatMap(({ number }) =>
          isDiallable(number)
            ? {
                shown: formatPhone(number),
                text: number,
                label: texts.copyPhone,
                copiedLabel: texts.phoneCopied,
              }
            : [],
        ),
      ),
    },
    {
      label: texts.emails,
      value: oneEach(
        emailAddresses.flatMap(({ emailAddress }) =>
          emailAddress === null
            ? []
            : {
                shown: emailAddress,
                text: emailAddress,
                label: texts.copyEmail,
                copiedLabel: texts.emailCopied,
              },
        ),
      ),
    },
    {
      label: texts.relation,
      value: oneEach(
        person.externalId === null
          ? []
          : [
              {
                shown: person.externalId,
                text: person.externalId,
                label: texts.copyRelation,
                copiedLabel: texts.relationCopied,
              },
            ],
      ),
    },
  ];
}

interface Copied {
  shown: string;
  text: string;
  label: string;
  copiedLabel: string;
}

const oneEach = (lines: readonly Copied[]): ReactNode =>
  lines.length === 0
    ? texts.unknown
    : lines.map(({ shown, ...copy }, index) => (
        <span key={index} className={styles.copied}>
          <span>{shown}</span>
          <CopyButton {...copy} />
        </span>
      ));
