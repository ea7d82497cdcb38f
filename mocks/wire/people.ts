import type { Loose } from './shared';

/* People, contracts and colleagues, written by hand, because with the types of src/domain the client and its mock
   could be wrong together. Only `id` is certain; anything else may be null or absent. */

export type Address = Loose<{
  type: string;
  addressLine: string;
  fullAddressLine: string;
  zipCode: string;
  city: string;
  street: string;
  houseNumber: number;
  houseNumberSuffix: string;
  country: string;
}>;

export type PhoneNumber = Loose<{ number: string; description: string; type: string; original: string }>;

export type ContactDetails = Loose<{
  emailAddresses: Loose<{ emailAddress: string }>[];
  phoneNumbers: PhoneNumber[];
  addresses: Address[];
}>;

/** The role id of each role of the person. */
export type Roles = Loose<Record<'customer' | 'prospect' | 'occupant' | 'vendor' | 'employee', string>>;

export type Person = { id: string } & Loose<{
  type: string;
  name: string;
  firstName: string;
  insertion: string;
  lastName: string;
  initials: string;
  gender: string;
  birthDate: string;
  roles: Roles;
  contactDetails: ContactDetails;
  homeAddress: Address;
  postalAddress: Address;
  department: string;
  jobTitle: string;
  correspondenceType: string;
  companyName: string;
  chamberOfCommerceNumber: string;
  customerStatus: string;
  externalId: string;
  characteristics: string[];
  properties: Record<string, string>;
  notificationSettings: { email: boolean; sms: boolean; newsletter: boolean };
  personIsDeletable: boolean;
  created: string;
  modified: string;
}>;

export type UnitOfContract = { id: string } & Loose<{
  addressLine: string;
  fullAddressLine: string;
  complexId: string;
}>;

export type Contract = { id: string } & Loose<{
  roleId: string;
  status: number | string;
  startDate: string;
  endDate: string;
  customers: Loose<{ personId: string; name: string }>[];
  unit: UnitOfContract;
  unitId: string;
  addressLine: string;
  fullAddress: string;
  bailiffCase: boolean;
  hasArrears: boolean;
  hasPaymentArrangement: boolean;
  hasUnpaidBills: boolean;
  number: string;
  rent: number;
}>;

/** `status` is the presence, 1 to 8. */
export type Colleague = { id: string } & Loose<{
  personId: string;
  roleId: string;
  name: string;
  department: string;
  job: string;
  email: string;
  phoneNumber: string;
  phoneNumber2: string;
  status: number;
  pictureBlobId: string;
  functiongroups: { id: string; title: string }[];
}>;

export type FunctionGroup = { id: string } & Loose<{ name: string; title: string; memberIds: string[] }>;

/** The changeable fields of a person whom an outside system may manage. */
export interface Writeable {
  writeableFields: string[];
  skipPhoneTypeCapabilityChecks: boolean;
  allowedPhoneTypes: string[];
  multipleEqualPhoneTypesAllowed: boolean;
}

export type SynchronizedObject = { id: string } & Loose<{
  entityType: string;
  entityId: string;
  application: string;
  externalId: string;
  lastSynchronized: string;
  status: string;
}>;

export type Account = { id: string } & Loose<{
  personId: string;
  username: string;
  isActive: boolean;
  isBlocked: boolean;
  created: string;
  lastLogin: string;
}>;

/** A link on a card. The value `properties[name]` of the person replaces FIELD_VALUE in the link. */
export type CardAdditionalField = { id: string } & Loose<{
  isActive: boolean;
  card: string;
  frame: string;
  block: string;
  position: number;
  name: string;
  deepLinkUrl: string;
  deepLinkLabel: string;
  deepLinkOpenInSelf: boolean;
}>;

export type Registration = { id: string } & Loose<{
  personId: string;
  roleId: string;
  type: number | string;
  registrationNumber: string;
  isActive: boolean;
  status: string;
  registrationDate: string;
  startDate: string;
  endDate: string;
  renewalDate: string;
  description: string;
  remarks: string;
  reactions: Loose<{ id: string; status: string; date: string; addressLine: string; position: number }>[];
}>;

/** Any field may be null; `duration` in minutes. */
export type Appointment = Loose<{
  colleagueId: string;
  subject: string;
  location: string;
  startTime: string;
  endTime: string;
  duration: number;
  status: string;
  isAllDay: boolean;
  isRecurring: boolean;
}>;
