import * as v from 'valibot';
import { lookUp } from '@/lib/values';
import { Address, AddressType, ContactDetails } from './contactDetails';
import * as d from '../decode/decode';
import { genderOrUnknown, optionalCorrespondence } from './personTraits';

/** The roles a person can hold; the wire gives the role id per role (001 §6). */
export const PERSON_ROLES = ['customer', 'prospect', 'occupant', 'vendor', 'employee'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

const Roles = v.fallback(
  v.object({
    customer: d.optionalId,
    prospect: d.optionalId,
    occupant: d.optionalId,
    vendor: d.optionalId,
    employee: d.optionalId,
  }),
  { customer: null, prospect: null, occupant: null, vendor: null, employee: null },
);

export const PersonType = { Natural: 'natural', Legal: 'legal' } as const;
export type PersonType = (typeof PersonType)[keyof typeof PersonType];

export const CustomerStatus = {
  Active: 'Active',
  InActive: 'InActive',
  Future: 'Future',
  Unknown: 'Unknown',
} as const;
type CustomerStatus = (typeof CustomerStatus)[keyof typeof CustomerStatus];

/** The messages that a person wants to receive, and their channels (AMB-137). */
const NotificationSettings = v.fallback(v.object({ email: d.flag, sms: d.flag, newsletter: d.flag }), {
  email: false,
  sms: false,
  newsletter: false,
});
type NotificationSettings = v.InferOutput<typeof NotificationSettings>;

/** A person by id; the people search returns the same record with fewer fields. */
export const Person = v.object({
  id: d.id,
  type: d.optionalMember<PersonType>(PersonType),
  name: d.text,
  firstName: d.optionalText,
  insertion: d.optionalText,
  lastName: d.optionalText,
  initials: d.optionalText,
  roles: Roles,
  contactDetails: ContactDetails,
  homeAddress: d.optionalRecord(Address),
  postalAddress: d.optionalRecord(Address),
  birthDate: d.instant,
  gender: genderOrUnknown,
  correspondenceType: optionalCorrespondence,
  companyName: d.optionalText,
  chamberOfCommerceNumber: d.optionalText,
  customerStatus: d.optionalMember<CustomerStatus>(CustomerStatus),
  /** The relation number. */
  externalId: d.optionalText,
  department: d.optionalText,
  jobTitle: d.optionalText,
  characteristics: d.listOf(d.text),
  notificationSettings: NotificationSettings,
  /** No other records depend on this person, and the user may delete them (AMB-136). */
  personIsDeletable: d.flag,
  /** Free fields; `colleagueId` identifies the colleague of an employee. */
  properties: d.textByKey,
  modified: d.instant,
});
export type Person = v.InferOutput<typeof Person>;

export const rolesOf = (person: Pick<Person, 'roles'>): PersonRole[] =>
  PERSON_ROLES.filter((role) => person.roles[role] !== null);

/**
 * Returns the id of the first role that the person holds. Customer comes first, because a person with a contract is a
 * customer.
 */
export function roleIdOf(person: Pick<Person, 'roles'>): string | null {
  const [first] = rolesOf(person);
  return first === undefined ? null : person.roles[first];
}

/**
 * Whether the person has only the role of customer; a task can be linked to the contracts of such a person (001 §5).
 */
export const isCustomerOnly = (person: Person): boolean => {
  const roles = rolesOf(person);
  return roles.length === 1 && roles[0] === 'customer';
};

/** Whether the person has only the role of occupant (001 §6). */
export const isOccupantOnly = (person: Pick<Person, 'roles'>): boolean =>
  rolesOf(person).join() === 'occupant';

const roleLabels: Record<PersonRole, string> = {
  customer: 'Huurder',
  prospect: 'Woningzoekende',
  occupant: 'Medebewoner',
  vendor: 'Leverancier',
  employee: 'Medewerker',
};

export const personRoleLabel = (role: PersonRole): string => roleLabels[role];

export interface RoleBadge {
  role: PersonRole;
  label: string;
}

const tenancyLabels: Record<CustomerStatus, string | null> = {
  Active: 'Huurder',
  InActive: 'Oud huurder',
  Future: 'Toekomstig huurder',
  Unknown: null,
};

type HoldsRoles = Pick<Person, 'roles' | 'customerStatus'>;

const tenancyLabelOf = ({ customerStatus }: HoldsRoles): string | null =>
  customerStatus === null ? null : (lookUp(tenancyLabels, customerStatus) ?? null);

/** A badge for each role; a customer's badge says whether they are a past, present or future tenant (002 §6). */
export const roleBadgesOf = (person: HoldsRoles): RoleBadge[] =>
  rolesOf(person).map((role) => ({
    role,
    label: (role === 'customer' ? tenancyLabelOf(person) : null) ?? personRoleLabel(role),
  }));

const ofType = ({ contactDetails }: Person, wanted: AddressType): Address | null =>
  contactDetails.addresses.find(({ type }) => type === wanted) ?? null;

/** The home address, which the wire sends in a field of its own or in the list. */
export const homeOf = (person: Person): Address | null =>
  person.homeAddress ?? ofType(person, AddressType.Home);

export const postalAddressOf = (person: Person): Address | null =>
  person.postalAddress ?? ofType(person, AddressType.Postal);
