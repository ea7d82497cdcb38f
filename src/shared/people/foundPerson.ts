import * as v from 'valibot';
import { addressText } from '@/domain/people/contactDetails';
import {
  homeOf,
  isCustomerOnly,
  type Person,
  personRoleLabel,
  postalAddressOf,
  rolesOf,
} from '@/domain/people/person';
import { formatDate } from '@/lib/dates/format';
import { peopleTexts } from './peopleTexts';

/** The chosen person, as a form keeps them. */
export const FoundPerson = v.object({
  id: v.string(),
  name: v.string(),
  /** Distinguishes people of the same name. */
  details: v.string(),
  /** The customer role of a person without other roles, because only such a person has contracts to choose from. */
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
