import type { Person } from '@/domain/people/person';
import { formatDate } from '@/lib/dates/format';
import { formatPhone } from '@/lib/phone';
import { spaceZipCodes } from '@/lib/zipCode';
import { identityTexts } from './identityTexts';

const texts = identityTexts.facts;

/** Facts that only the person themself is likely to know, in the order of asking; two are enough. */
export function factsToCheck(person: Person): { label: string; value: string }[] {
  const { birthDate, contactDetails, externalId } = person;
  const number = contactDetails.phoneNumbers.find((phone) => phone.number)?.number;
  const known = [
    { label: texts.birthDate, value: birthDate === null ? null : formatDate(birthDate) },
    { label: texts.address, value: spaceZipCodes(person.homeAddress?.fullAddressLine ?? null) },
    { label: texts.phone, value: number ? formatPhone(number) : null },
    { label: texts.email, value: contactDetails.emailAddresses[0]?.emailAddress ?? null },
    { label: texts.relationNumber, value: externalId },
  ];
  return known.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}
