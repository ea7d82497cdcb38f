import * as v from 'valibot';
import { AddressType, type PhoneNumber } from '@/domain/contactDetails';
import { homeOf, type Person, postalAddressOf } from '@/domain/person';
import { formatDate } from '@/lib/dates/format';
import { isDiallable } from '@/lib/phone';

const Phone = v.object({
  number: v.string(),
  type: v.string(),
  description: v.string(),
  /** The number as the back end knows it; '' for a new one. */
  original: v.string(),
});
export type PhoneValue = v.InferOutput<typeof Phone>;

const Place = v.object({
  zipCode: v.string(),
  houseNumber: v.string(),
  houseNumberSuffix: v.string(),
  street: v.string(),
  city: v.string(),
});
export type AddressValue = v.InferOutput<typeof Place>;

/** All that can be changed of a person, as it stands in a form: text as it was typed. */
export const fieldSchemas = {
  initials: v.string(),
  firstName: v.string(),
  insertion: v.string(),
  lastName: v.string(),
  birthDate: v.string(),
  gender: v.string(),
  companyName: v.string(),
  chamberOfCommerceNumber: v.string(),
  emailAddresses: v.array(v.string()),
  phoneNumbers: v.array(Phone),
  homeAddress: Place,
  postalAddress: Place,
  correspondenceType: v.string(),
  notificationSettings: v.object({ email: v.boolean(), sms: v.boolean(), newsletter: v.boolean() }),
  characteristics: v.array(v.string()),
} as const;

export type PersonField = keyof typeof fieldSchemas;
export type FieldValues = { readonly [F in PersonField]: v.InferOutput<(typeof fieldSchemas)[F]> };
export const PERSON_FIELDS = Object.keys(fieldSchemas) as PersonField[];

/** What is changed and saved together. */
export const blockFields = {
  personal: ['initials', 'firstName', 'insertion', 'lastName', 'birthDate', 'gender'],
  contact: ['emailAddresses', 'phoneNumbers', 'homeAddress', 'postalAddress'],
  company: ['companyName', 'chamberOfCommerceNumber'],
  characteristics: ['characteristics'],
  notifications: ['correspondenceType', 'notificationSettings'],
} as const satisfies Record<string, readonly PersonField[]>;

export type Block = keyof typeof blockFields;

const noAddress: AddressValue = { zipCode: '', houseNumber: '', houseNumberSuffix: '', street: '', city: '' };

function addressValue(person: Person, type: AddressType): AddressValue {
  const address = type === AddressType.Home ? homeOf(person) : postalAddressOf(person);
  if (address === null) return noAddress;
  const { zipCode, houseNumber, houseNumberSuffix, street, city } = address;
  return {
    zipCode: zipCode ?? '',
    houseNumber: houseNumber === 0 ? '' : String(houseNumber),
    houseNumberSuffix: houseNumberSuffix ?? '',
    street: street ?? '',
    city: city ?? '',
  };
}

/** 'Niet bekend' in the place of a number is no number. */
const phoneValue = ({ number, type, description, original }: PhoneNumber): PhoneValue => ({
  number: isDiallable(number) ? number : '',
  type: type ?? '',
  description: description ?? '',
  original: original ?? (isDiallable(number) ? number : ''),
});

const isKnown = ({ number, original }: PhoneValue): boolean => number !== '' || original !== '';

export const valuesOf = (person: Person): FieldValues => ({
  initials: person.initials ?? '',
  firstName: person.firstName ?? '',
  insertion: person.insertion ?? '',
  lastName: person.lastName ?? '',
  birthDate: person.birthDate === null ? '' : formatDate(person.birthDate),
  gender: person.gender,
  companyName: person.companyName ?? '',
  chamberOfCommerceNumber: person.chamberOfCommerceNumber ?? '',
  emailAddresses: person.contactDetails.emailAddresses.flatMap(({ emailAddress }) => emailAddress ?? []),
  phoneNumbers: person.contactDetails.phoneNumbers.map(phoneValue).filter(isKnown),
  homeAddress: addressValue(person, AddressType.Home),
  postalAddress: addressValue(person, AddressType.Postal),
  correspondenceType: person.correspondenceType ?? '',
  notificationSettings: person.notificationSettings,
  characteristics: person.characteristics,
});
