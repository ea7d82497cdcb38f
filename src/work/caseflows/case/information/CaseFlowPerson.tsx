import type { ReactNode } from 'react';
import { type Address, addressText, phoneLabel, type PhoneNumber } from '@/domain/people/contactDetails';
import {
  homeOf,
  type Person,
  personRoleLabel,
  PersonType,
  postalAddressOf,
  roleIdOf,
  rolesOf,
} from '@/domain/people/person';
import { traitLabel } from '@/domain/people/personTraits';
import { CallableNumber } from '@/core/telephony/CallableNumber';
import { mailtoHref } from '@/lib/contactHref';
import { formatDate } from '@/lib/dates/format';
import { type Fact, Facts } from '@/ui/record/Facts';
import { caseFlowContentTexts } from '../caseFlowContentTexts';
import { customerName } from '../../caseFlowsRules';

const texts = caseFlowContentTexts.contacts;

export function CaseFlowPerson({ person }: { person: Person }) {
  const { contactDetails, correspondenceType } = person;
  const roles = rolesOf(person).map(personRoleLabel).join(', ');
  const postal = postalAddressOf(person);
  const items: Fact[] = [
    { label: texts.name, value: customerName(person) },
    { label: texts.role, value: roles || texts.unknown },
    {
      label: texts.phone,
      value: oneEach(contactDetails.phoneNumbers.map((phone) => phoneLine(phone, roleIdOf(person)))),
    },
    {
      label: texts.email,
      value: oneEach(contactDetails.emailAddresses.map(({ emailAddress }) => mailLine(emailAddress))),
    },
    { label: texts.address, value: inWords(homeOf(person)) },
    ...(postal === null ? [] : [{ label: texts.postalAddress, value: inWords(postal) }]),
    ...(person.type === PersonType.Legal ? [] : ownTraits(person)),
    {
      label: texts.correspondence,
      value: correspondenceType === null ? texts.unknown : traitLabel(correspondenceType),
    },
  ];
  return <Facts items={items} />;
}

/** The facts that only a natural person has. */
const ownTraits = ({ gender, birthDate }: Person): Fact[] => [
  ...(birthDate === null ? [] : [{ label: texts.birthDate, value: formatDate(birthDate) }]),
  { label: texts.gender, value: traitLabel(gender) },
];

const inWords = (address: Address | null): string => (address && addressText(address)) ?? texts.unknown;

function oneEach(lines: readonly ReactNode[]): ReactNode {
  const known = lines.filter((line) => line !== null);
  return known.length === 0 ? texts.unknown : known.map((line, index) => <div key={index}>{line}</div>);
}

/** Returns a link when there is something to link to, otherwise the text. */
const linked = (text: string, href: string | null): ReactNode =>
  href === null ? text : <a href={href}>{text}</a>;

function phoneLine(phone: PhoneNumber, roleId: string | null): ReactNode {
  const { number } = phone;
  if (number === null) return null;
  const label = phoneLabel(phone);
  return (
    <>
      <CallableNumber number={number} roleId={roleId} linked />
      {label !== null && ` (${label})`}
    </>
  );
}

const mailLine = (address: string | null): ReactNode =>
  address === null ? null : linked(address, mailtoHref(address));
