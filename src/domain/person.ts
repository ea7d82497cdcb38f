import * as v from 'valibot';
import { id, instant, listOf, optionalRecord, optionalText, text } from './decode';
import { genderOrUnknown, optionalCorrespondence, optionalHousing } from './personTraits';

/** A person named by another record. */
export const PersonReference = v.object({ id, name: text });
export type PersonReference = v.InferOutput<typeof PersonReference>;

/** The roles a person can hold; the wire gives the role id per role (001 §6). */
export const PERSON_ROLES = ['customer', 'prospect', 'occupant', 'vendor', 'employee'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

const Roles = v.fallback(
  v.object({
    customer: optionalText,
    prospect: optionalText,
    occupant: optionalText,
    vendor: optionalText,
    employee: optionalText,
  }),
  { customer: null, prospect: null, occupant: null, vendor: null, employee: null },
);

/** A person as people search and people by id answer it. */
export const Person = v.object({
  id,
  name: text,
  firstName: optionalText,
  lastName: optionalText,
  roles: Roles,
  birthDate: instant,
  gender: genderOrUnknown,
  correspondenceType: optionalCorrespondence,
  housingAllocationType: optionalHousing,
  address: optionalRecord(v.object({ street: text, houseNumber: text, postalCode: text, city: text })),
  phoneNumbers: listOf(v.object({ number: text, type: text })),
  email: optionalText,
});
export type Person = v.InferOutput<typeof Person>;

export const rolesOf = (person: Person): PersonRole[] =>
  PERSON_ROLES.filter((role) => person.roles[role] !== null);

/** A customer and nothing else: the people whose contracts a task can be linked to (001 §5). */
export const isCustomerOnly = (person: Person): boolean => {
  const roles = rolesOf(person);
  return roles.length === 1 && roles[0] === 'customer';
};

const roleLabels: Record<PersonRole, string> = {
  customer: 'Huurder',
  prospect: 'Woningzoekende',
  occupant: 'Medebewoner',
  vendor: 'Leverancier',
  employee: 'Medewerker',
};

export const personRoleLabel = (role: PersonRole): string => roleLabels[role];
