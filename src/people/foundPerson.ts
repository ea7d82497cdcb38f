import * as v from 'valibot';
import { addressText } from '@/domain/person/contactDetails';
import {
  homeOf,
  isCustomerOnly,
  type Person,
  personRoleLabel,
  postalAddressOf,
  rolesOf,
} from '@/domain/person/person';
import { formatDate } from '@/lib/dates/format';
import { peopleTexts } from './peopleTexts';

/** What a form keeps of the person who was chosen in it. */
export const FoundPerson = v.object({
  id: v.string(),
  name: v.string(),
  /** What tells two people of the same name apart. */
  details: v.string(),
  /** The customer role of somebody who is a customer and nothing else: only they have contracts to choose from. */
  customerRoleId: v.nullable(v.string()),
});
export type FoundPerson = v.InferOutput<typeof FoundPerson>;

function detailsOf(person: Person): string {
  const address = homeOf(person) ?? postalAddressOf(person);
  const parts = [
    rolesOf(person).map(personRoleLabel).join(', '),
    (address && addressText(address)) ?? peopleTexts.noAddress,
    person.birthDate && peopleTexts.born(formatDate(person.birthDate)),
  ];
  return parts.filter(Boolean).join(' · ');
}

export const toFoundPerson = (person: Person): FoundPerson => ({
  id: person.id,
  name: person.name.trim() || peopleTexts.unknownPerson,
  details: detailsOf(person),
  customerRoleId: isCustomerOnly(person) ? person.roles.customer : null,
});
