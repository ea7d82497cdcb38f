import { groupIds } from '../session/users';
import { nextId } from '../db/builders';
import type {
  Account,
  Address,
  CardAdditionalField,
  Person,
  PhoneNumber,
  SynchronizedObject,
} from '../wire/people';
import type {
  ColleagueRecord,
  ContractRecord,
  FunctionGroupRecord,
  PersonRecord,
  RegistrationRecord,
} from '../db/records';

const isGiven = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;

const lineOf = ({ street, houseNumber, houseNumberSuffix }: Address): string =>
  [[street, houseNumber].filter(isGiven).join(' '), houseNumberSuffix].filter(isGiven).join('-');

/** Adds the lines of an address, which follow from its parts. */
export function withLines(address: Address): Address {
  const addressLine = lineOf(address);
  const town = [address.zipCode, address.city].filter(isGiven).join(' ');
  return { ...address, addressLine, fullAddressLine: `${addressLine}, ${town}` };
}

export const anAddress = (changes: Address = {}): Address => ({
  ...withLines({
    type: 'Home',
    street: 'Lindelaan',
    houseNumber: 14,
    houseNumberSuffix: null,
    zipCode: '9712AB',
    city: 'Groningen',
    country: 'Nederland',
    ...changes,
  }),
  ...changes,
});

export const aMobile = (number: string): PhoneNumber => ({
  number,
  description: 'Mobiel',
  type: 'Mobile',
  original: number,
});

interface Reach {
  addresses?: Address[];
  phoneNumbers?: PhoneNumber[];
  emailAddresses?: string[];
}

type Reached = Pick<Person, 'contactDetails' | 'homeAddress' | 'postalAddress'>;

/**
 * The contact details of a person. All addresses are in the list; those for living and for mail are also in fields of
 * their own.
 */
export function reachedAt({ addresses = [], phoneNumbers = [], emailAddresses = [] }: Reach): Reached {
  const ofType = (wanted: string) => addresses.find(({ type }) => type === wanted) ?? null;
  return {
    contactDetails: {
      emailAddresses: emailAddresses.map((emailAddress) => ({ emailAddress })),
      phoneNumbers,
      addresses,
    },
    homeAddress: ofType('Home'),
    postalAddress: ofType('Postal'),
  };
}

/** The fields that a company does not have. */
export const nothingHuman = {
  firstName: null,
  insertion: null,
  lastName: null,
  initials: null,
  gender: null,
  birthDate: null,
} as const;

/** A tenant with a home, a mobile number and an e-mail address. */
export const aPerson = (changes: Partial<PersonRecord> = {}): PersonRecord => ({
  id: nextId(),
  type: 'natural',
  name: 'Fatima El Idrissi',
  firstName: 'Fatima',
  insertion: null,
  lastName: 'El Idrissi',
  initials: 'F.',
  gender: 'Female',
  birthDate: '1984-03-12',
  roles: { customer: nextId() },
  ...reachedAt({
    addresses: [anAddress()],
    phoneNumbers: [aMobile('0612345678')],
    emailAddresses: ['f.elidrissi@voorbeeld.nl'],
  }),
  department: null,
  jobTitle: null,
  correspondenceType: 'Digital',
  companyName: null,
  chamberOfCommerceNumber: null,
  customerStatus: 'Active',
  externalId: '200100',
  characteristics: [],
  properties: {},
  notificationSettings: { email: false, sms: false, newsletter: false },
  personIsDeletable: false,
  created: '2024-05-06T10:57:15.811Z',
  modified: '2026-10-12T10:57:15.811Z',
  ...changes,
});

/** A running contract without a tenant. Set `roleId` to the tenant's customer role. */
export function aContract(changes: Partial<ContractRecord> = {}): ContractRecord {
  const { addressLine = null, fullAddressLine = null } = anAddress();
  const unit = { id: nextId(), addressLine, fullAddressLine, complexId: null };
  return {
    id: nextId(),
    roleId: nextId(),
    status: 1,
    startDate: '2019-05-31T22:00:00.000Z',
    endDate: null,
    customers: [],
    unit,
    unitId: unit.id,
    addressLine,
    fullAddress: fullAddressLine,
    bailiffCase: false,
    hasArrears: false,
    hasPaymentArrangement: false,
    hasUnpaidBills: false,
    number: 'H-40000',
    rent: 480.25,
    ...changes,
  };
}

/** An account with which a person signs in to the portal. */
export const anAccount = (changes: Partial<Account> = {}): Account => ({
  id: nextId(),
  personId: nextId(),
  username: 'f.elidrissi@voorbeeld.nl',
  isActive: true,
  isBlocked: false,
  created: '2026-01-26T10:57:15.813Z',
  lastLogin: '2026-11-22T10:57:15.813Z',
  ...changes,
});

/** Marks a person as managed by an outside system. */
export const aSynchronizedObject = (changes: Partial<SynchronizedObject> = {}): SynchronizedObject => ({
  id: nextId(),
  entityType: 'Person',
  entityId: nextId(),
  application: 'Koppeling.Dynamics',
  externalId: 'D-9000',
  lastSynchronized: '2026-11-21T10:57:15.813Z',
  status: 'Synchronized',
  ...changes,
});

export const anAdditionalField = (changes: Partial<CardAdditionalField> = {}): CardAdditionalField => ({
  id: nextId(),
  isActive: true,
  card: 'Person',
  frame: 'personal',
  block: 'characteristics',
  position: 1,
  name: 'Huisdier',
  deepLinkUrl: 'https://dossier.example/zoek?q=FIELD_VALUE',
  deepLinkLabel: 'Open in dossier',
  deepLinkOpenInSelf: false,
  ...changes,
});

/** A person's active registration for housing. */
export const aRegistration = (changes: Partial<RegistrationRecord> = {}): RegistrationRecord => ({
  id: nextId(),
  personId: nextId(),
  roleId: null,
  type: 1,
  registrationNumber: 'W-100201',
  isActive: true,
  status: 'Active',
  registrationDate: '2024-04-26T10:57:15.813Z',
  startDate: '2024-04-26T10:57:15.813Z',
  endDate: null,
  renewalDate: '2027-06-10T10:57:15.813Z',
  description: 'Woning',
  remarks: null,
  reactions: [],
  ...changes,
});

export const aColleague = (changes: Partial<ColleagueRecord> = {}): ColleagueRecord => ({
  id: nextId(),
  personId: nextId(),
  roleId: nextId(),
  name: 'Sanne Bakker',
  department: 'Klantcontactcentrum',
  job: 'Medewerker klantcontact',
  email: 's.bakker@corporatie.example',
  phoneNumber: '0501234567',
  phoneNumber2: null,
  status: 1,
  pictureBlobId: null,
  functionGroupIds: [groupIds.klantcontact],
  ...changes,
});

export const aFunctionGroup = (changes: Partial<FunctionGroupRecord> = {}): FunctionGroupRecord => ({
  id: nextId(),
  title: 'Dagelijks onderhoud',
  ...changes,
});
