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

/** What somebody wants to hear of, and how (AMB-137). */
const NotificationSettings = v.fallback(v.object({ email: d.flag, sms: d.flag, newsletter: d.flag }), {
  email: false,
  sms: false,
  newsletter: false,
});
type NotificationSettings = v.InferOutput<typeof NotificationSettings>;

/** A person by id; people search answers the same with fewer fields. */
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
  /** Nothing hangs on this person, and the user may remove them (AMB-136). */
  personIsDeletable: d.flag,
  /** Free fields; `colleagueId` leads from an employee to the colleague. */
  properties: d.textByKey,
  modified: d.instant,
});
export type Person = v.InferOutput<typeof Person>;

export const rolesOf = (person: Pick<Person, 'roles'>): PersonRole[] =>
  PERSON_ROLES.filter((role) => person.roles[role] !== null);

/** As whom somebody is registered: the first role that is held. Who has a contract is a customer, so that comes first. */
export function roleIdOf(person: Pick<Person, 'roles'>): string | null {
  const [first] = rolesOf(person);
  return first === undefined ? null : person.roles[first];
}

/** A customer and nothing else: the people whose contracts a task can be linked to (001 §5). */
export const isCustomerOnly = (person: Person): boolean => {
  const roles = rolesOf(person);
  return roles.length === 1 && roles[0] === 'customer';
};

/** Lives with somebody and is nothing else (001 §6). */
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

/** The roles that somebody holds; of a customer, whether that was, is or will be (002 §6). */
export const roleBadgesOf = (person: HoldsRoles): RoleBadge[] =>
  rolesOf(person).map((role) => ({
    role,
    label: (role === 'customer' ? tenancyLabelOf(person) : null) ?? personRoleLabel(role),
  }));

const ofType = ({ contactDetails }: Person, wanted: AddressType): Address | null =>
  contactDetails.addresses.find(({ type }) => type === wanted) ?? null;

/** Where somebody lives: said beside the list of addresses or in it. */
export const homeOf = (person: Person): Address | null =>
  person.homeAddress ?? ofType(person, AddressType.Home);

export const postalAddressOf = (person: Person): Address | null =>
  person.postalAddress ?? ofType(person, AddressType.Postal);
