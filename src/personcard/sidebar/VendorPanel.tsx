import { Fragment } from 'react';
import { contractQueries } from '@/api/tenancy/contracts';
import type { Vendor } from '@/domain/tenancy/contractor';
import { CallableNumber } from '@/core/telephony/CallableNumber';
import { isDiallable } from '@/lib/phone';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { mutedClass, Section } from '@/ui/layout/Section';
import { type Fact, Facts } from '@/ui/record/Facts';
import { sidebarTexts } from './sidebarTexts';

const texts = sidebarTexts.vendor;

/** Who works for the corporation: what is known of the company (001 §6). */
export function VendorPanel({ roleId }: { roleId: string }) {
  const answer = contractQueries.endpoints.vendor.useQuery(roleId);
  return (
    <Section title={texts.title}>
      <QueryView answer={answer} failed={texts.failed} waiting={<Skeleton lines={2} />}>
        {(vendor) =>
          vendor === null ? (
            <p className={mutedClass}>{texts.missing}</p>
          ) : (
            <Facts items={factsOf(vendor, roleId)} />
          )
        }
      </QueryView>
    </Section>
  );
}

const inWords = (lines: readonly string[]): string => lines.join(', ') || sidebarTexts.facts.unknown;

type NumbersProps = Pick<Vendor, 'contactDetails'> & { roleId: string };

function Numbers({ contactDetails: { phoneNumbers }, roleId }: NumbersProps) {
  const numbers = phoneNumbers.flatMap(({ number }) => (isDiallable(number) ? number : []));
  if (numbers.length === 0) return sidebarTexts.facts.unknown;
  return numbers.map((number, index) => (
    <Fragment key={number}>
      {index > 0 && ', '}
      <CallableNumber number={number} roleId={roleId} />
    </Fragment>
  ));
}

const factsOf = ({ chamberOfCommerceNumber, contactDetails }: Vendor, roleId: string): Fact[] => [
  { label: texts.commerce, value: chamberOfCommerceNumber ?? sidebarTexts.facts.unknown },
  {
    label: texts.phone,
    value: <Numbers contactDetails={contactDetails} roleId={roleId} />,
  },
  {
    label: texts.email,
    value: inWords(contactDetails.emailAddresses.flatMap(({ emailAddress }) => emailAddress ?? [])),
  },
];
