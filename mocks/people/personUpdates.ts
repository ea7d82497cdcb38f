import type { Body } from '../backend/body';
import { personFields } from '@/domain/people/fields/personFields';
import { phoneTypeRule } from '@/domain/people/fields/phoneField';
import type { Permission } from '@/domain/session/permission';
import { refuse } from '../backend/answers';
import { omit } from '../backend/omit';
import { db } from '../db/db';
import type { PersonRecord, UserRecord } from '../db/records';
import { pushHub } from '../hubs/pushHub';
import type { Address, ContactDetails, Person, PhoneNumber, Writeable } from '../wire/people';
import { clock } from '../world/clock';
import { checkFields } from './personChecks';
import { reachedAt, withLines } from './builders';

const roleIdsOf = ({ roles }: PersonRecord): string[] =>
  Object.values(roles ?? {}).filter(Boolean) as string[];

export const hasContracts = (person: PersonRecord): boolean => {
  const roles = roleIdsOf(person);
  return db.contracts.some(({ roleId }) => typeof roleId === 'string' && roles.includes(roleId));
};

const isOf =
  ({ id }: PersonRecord) =>
  ({ personId }: { personId?: string | null }) =>
    personId === id;

/** A person can be deleted while nothing refers to it (AMB-136). */
function isDeletable(person: PersonRecord, { permissions }: UserRecord): boolean {
  const mine = isOf(person);
  return (
    permissions.includes('customerWrite') &&
    !person.roles?.employee &&
    !hasContracts(person) &&
    !db.registrations.some(mine) &&
    !db.accounts.some(mine) &&
    !db.cases.some(mine)
  );
}

export const toPerson = (person: PersonRecord, user: UserRecord): Person => ({
  ...person,
  personIsDeletable: isDeletable(person, user),
});

const ALL_FIELDS = [...personFields, phoneTypeRule].flatMap(({ capability }) => capability ?? []);

export const isManagedElsewhere = (id: string): boolean =>
  db.synchronizedObjects.some(({ entityType, entityId }) => entityType === 'Person' && entityId === id);

export const writeableOf = ({ id }: PersonRecord): Writeable => ({
  writeableFields: isManagedElsewhere(id) ? ['PhoneNumber', 'EmailAddress'] : ALL_FIELDS,
  skipPhoneTypeCapabilityChecks: false,
  allowedPhoneTypes: ['Home', 'Mobile', 'Work', 'Unknown'],
  multipleEqualPhoneTypesAllowed: false,
});

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Null, '', [], {} and an absent field count as equal. */
function differs(one: unknown, other: unknown): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) !== isNothing(other);
  if (typeof one !== 'object' || typeof other !== 'object') return one !== other;
  const [a, b] = [one as Body, other as Body];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].some((key) => differs(a[key], b[key]));
}

const fieldNamed = (wanted: string) => personFields.find(({ name }) => name === wanted);

/** The permission for a field. A field that is in no form needs customerWrite. */
const flagOf = (name: string): Permission => fieldNamed(name)?.flag ?? 'customerWrite';

const DERIVED = [
  'id',
  'contactDetails',
  'homeAddress',
  'postalAddress',
  'personIsDeletable',
  'created',
  'modified',
];

const asList = <T>(value: unknown, present: T[] | null | undefined): T[] =>
  Array.isArray(value) ? (value as T[]) : (present ?? []);

/** An address without its lines, which the back end makes. */
const partsOf = ({ type, street, houseNumber, houseNumberSuffix, zipCode, city }: Address): Address => ({
  type: type ?? 'Home',
  street: street ?? null,
  houseNumber: houseNumber || null,
  houseNumberSuffix: houseNumberSuffix ?? null,
  zipCode: zipCode ?? null,
  city: city ?? null,
});

const isEmptyAddress = (address: Address): boolean => {
  return Object.values(omit(partsOf(address), 'type')).every(isNothing);
};

/** The contact details in a body; an absent list is unchanged, empty entries are dropped. */
function contactOf(body: Body, present: ContactDetails | null | undefined): Required<ContactDetails> {
  const sent = (body['contactDetails'] ?? {}) as ContactDetails;
  return {
    emailAddresses: asList(sent.emailAddresses, present?.emailAddresses).filter(
      ({ emailAddress }) => !isNothing(emailAddress),
    ),
    phoneNumbers: asList<PhoneNumber>(sent.phoneNumbers, present?.phoneNumbers).filter(
      ({ number, original }) => !isNothing(number) || !isNothing(original),
    ),
    addresses: asList<Address>(sent.addresses, present?.addresses).filter(
      (address) => !isEmptyAddress(address) || !isNothing(address.addressLine),
    ),
  };
}

const addressOf = (contact: Required<ContactDetails>, wanted: string): unknown => {
  const found = (contact.addresses ?? []).find(({ type }) => (type ?? 'Home') === wanted);
  return found ? partsOf(found) : null;
};

/** All changeable fields, by the names under which their permission is checked. */
function fieldsOf(body: Body, contact: Required<ContactDetails>): Body {
  const flat = Object.fromEntries(Object.entries(body).filter(([key]) => !DERIVED.includes(key)));
  return {
    ...flat,
    emailAddresses: contact.emailAddresses,
    phoneNumbers: contact.phoneNumbers,
    homeAddress: addressOf(contact, 'Home'),
    postalAddress: addressOf(contact, 'Postal'),
  };
}

function changedFields(person: PersonRecord, body: Body, after: Required<ContactDetails>): string[] {
  const before = fieldsOf(person, contactOf({}, person.contactDetails));
  const wanted = fieldsOf({ ...person, ...body }, after);
  return Object.keys(wanted).filter((name) => differs(before[name], wanted[name]));
}

function demandRights(changed: readonly string[], { permissions }: UserRecord): void {
  const missing = changed.map(flagOf).find((flag) => !permissions.includes(flag));
  if (missing !== undefined) refuse(403, `Nodig: ${missing}.`);
}

function demandWriteable(person: PersonRecord, changed: readonly string[]): void {
  const { writeableFields } = writeableOf(person);
  const fixed = changed.find((name) => {
    const capability = fieldNamed(name)?.capability ?? null;
    return capability !== null && !writeableFields.includes(capability);
  });
  if (fixed !== undefined) refuse(422, `Wordt elders beheerd en is hier niet wijzigbaar: ${fixed}.`, fixed);
}

const joined = (...parts: unknown[]): string => parts.filter((part) => !isNothing(part)).join(' ');

/** The name of a natural person follows from its parts. */
const nameOf = (person: PersonRecord): string | null =>
  person.type === 'natural'
    ? joined(person.firstName ?? person.initials, person.insertion, person.lastName) || (person.name ?? null)
    : (person.name ?? null);

/** Stores the differences and pushes them to everyone; an administrator may change any field. */
export function updatePerson(person: PersonRecord, body: Body, user: UserRecord, asAdmin: boolean): void {
  const contact = contactOf(body, person.contactDetails);
  const changed = changedFields(person, body, contact);
  if (!asAdmin) {
    demandRights(changed, user);
    demandWriteable(person, changed);
  }
  checkFields(person, { ...body, contact }, changed, writeableOf(person));
  const addresses = changed.some((name) => name === 'homeAddress' || name === 'postalAddress')
    ? (contact.addresses ?? []).map((address) => withLines({ ...address, type: address.type ?? 'Home' }))
    : (contact.addresses ?? []);
  const flat = Object.fromEntries(Object.entries(body).filter(([key]) => !DERIVED.includes(key)));
  /* The stored number becomes the `original` of the next change. */
  const phoneNumbers = (contact.phoneNumbers ?? []).map((phone) => ({
    ...phone,
    original: phone.original || (phone.number ?? null),
  }));
  const reach = reachedAt({ addresses, phoneNumbers });
  savePerson(person, {
    ...flat,
    ...reach,
    contactDetails: { ...reach.contactDetails, emailAddresses: contact.emailAddresses ?? [] },
  });
}

export function savePerson(person: PersonRecord, changes: Partial<PersonRecord>): void {
  const changed = { ...person, ...changes, modified: clock.iso() };
  pushHub('personHub', 'updated', db.people.add({ ...changed, name: nameOf(changed) }));
}
