import * as v from 'valibot';
import { Address, AddressType, ContactDetails } from './contactDetails';
import {
  id,
  instant,
  listOf,
  optionalId,
  optionalMember,
  optionalRecord,
  optionalText,
  text,
  textByKey,
} from './decode';
import { genderOrUnknown, optionalCorrespondence } from './personTraits';

/** A person named by another record. */
export const PersonReference = v.object({ id, name: text });
export type PersonReference = v.InferOutput<typeof PersonReference>;

/** The roles a person can hold; the wire gives the role id per role (001 §6). */
export const PERSON_ROLES = ['customer', 'prospect', 'occupant', 'vendor', 'employee'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

const Roles = v.fallback(
  v.object({
    customer: optionalId,
    prospect: optionalId,
    occupant: optionalId,
    vendor: optionalId,
    employee: optionalId,
  }),
  { customer: null, prospect: null, occupant: null, vendor: null, employee: null },
);

export const PersonType = { Natural: 'natural', Legal: 'legal' } as const;
export type PersonType = (typeof PersonType)[keyof typeof PersonType];

const CustomerStatus = {
  Active: 'Active',
  InActive: 'InActive',
  Future: 'Future',
  Unknown: 'Unknown',
} as const;
export type CustomerStatus = (typeof CustomerStatus)[keyof typeof CustomerStatus];

/** A person by id; people search answers the same with fewer fields. */
export const Person = v.object({
  id,
  type: optionalMember<PersonType>(PersonType),
  name: text,
  firstName: optionalText,
  insertion: optionalText,
  lastName: optionalText,
  initials: optionalText,
  roles: Roles,
  contactDetails: ContactDetails,
  homeAddress: optionalRecord(Address),
  postalAddress: optionalRecord(Address),
  birthDate: instant,
  gender: genderOrUnknown,
  correspondenceType: optionalCorrespondence,
  companyName: optionalText,
  chamberOfCommerceNumber: optionalText,
  customerStatus: optionalMember<CustomerStatus>(CustomerStatus),
  /** The relation number. */
  externalId: optionalText,
  department: optionalText,
  jobTitle: optionalText,
  characteristics: listOf(text),
  /** Free fields; `colleagueId` leads from an employee to the colleague. */
  properties: textByKey,
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

const ofType = ({ contactDetails }: Person, wanted: AddressType): Address | null =>
  contactDetails.addresses.find(({ type }) => type === wanted) ?? null;

/** Where somebody lives: said beside the list of addresses or in it. */
export const homeOf = (person: Person): Address | null =>
  person.homeAddress ?? ofType(person, AddressType.Home);

export const postalAddressOf = (person: Person): Address | null =>
  person.postalAddress ?? ofType(person, AddressType.Postal);
