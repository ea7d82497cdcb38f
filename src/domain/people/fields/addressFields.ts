import { withoutUnseen } from '@/lib/text';
import { isRecord, sameValue } from '@/lib/values';
import { type Address, AddressType, foreignCountry } from '../contactDetails';
import { homeOf, type Person, postalAddressOf } from '../person';
import { orNull, whyNotPlain, whyNotRequired, whyNotText } from './lineField';
import {
  type AddressValue,
  defineField,
  type FieldOf,
  type PartProblems,
  type RawPerson,
} from './personField';
import { personFieldTexts } from './personFieldTexts';
import { asRaw, asRawList, isText, type Raw, rawContact, withContact } from './rawPerson';

const { labels, problems } = personFieldTexts;

const LONGEST_PART = 10;
const DUTCH_ZIP_CODE = /^\d{4}\s?[a-z]{2}$/i;

export const noAddress: AddressValue = {
  zipCode: '',
  houseNumber: '',
  houseNumberSuffix: '',
  street: '',
  city: '',
};

export function addressValue(address: Address | null): AddressValue {
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

/** Pasted codes and numbers may contain invisible characters. */
export const plainAddress = <V extends AddressValue>(value: V): V => ({
  ...value,
  zipCode: withoutUnseen(value.zipCode),
  houseNumber: withoutUnseen(value.houseNumber),
  houseNumberSuffix: withoutUnseen(value.houseNumberSuffix),
});

/** An address without city and number is not sent (CARD-128). */
const isNoAddress = ({ city, houseNumber }: AddressValue): boolean =>
  city.trim() === '' && Number(houseNumber) === 0;

/** Leaves out the address lines, which the back end builds from the parts. */
function rawAddress(raw: Raw | undefined, type: AddressType, value: AddressValue): Raw {
  const parts: Record<string, unknown> = { ...raw };
  Reflect.deleteProperty(parts, 'addressLine');
  Reflect.deleteProperty(parts, 'fullAddressLine');
  return {
    ...parts,
    type,
    street: orNull(value.street),
    houseNumber: Number(value.houseNumber),
    houseNumberSuffix: orNull(value.houseNumberSuffix),
    zipCode: orNull(value.zipCode),
    city: orNull(value.city),
  };
}

const isOfType = (type: AddressType) => (address: Raw) =>
  String(address['type']).toLowerCase() === type.toLowerCase();

/**
 * Returns the list of addresses with a new value for this type. A missing list is built from `homeAddress` and
 * `postalAddress`.
 */
function addressesWith(person: RawPerson, type: AddressType, value: AddressValue): Raw[] {
  const listed = rawContact(person)['addresses'];
  const present = Array.isArray(listed)
    ? asRawList(listed)
    : [person['homeAddress'], person['postalAddress']].map(asRaw).filter((each) => !sameValue(each, {}));
  const others = present.filter((each) => !isOfType(type)(each));
  if (isNoAddress(value)) return others;
  const changed = rawAddress(present.find(isOfType(type)), type, value);
  return type === AddressType.Home ? [changed, ...others] : [...others, changed];
}

/** An address without city and number is empty, whatever else is stored of it (002 §5). */
const isNoRawAddress = (address: Raw): boolean => !Number(address['houseNumber']) && !isText(address['city']);

/** Leaves empty addresses out of every body that is sent (CARD-128), both in the list and in their own fields. */
export function withoutEmptyAddresses(person: RawPerson): RawPerson {
  const listed = asRawList(rawContact(person)['addresses']);
  const addresses = listed.filter((address) => !isNoRawAddress(address));
  const beside = ['homeAddress', 'postalAddress'].filter(
    (name) => isRecord(person[name]) && isNoRawAddress(person[name]),
  );
  const kept = addresses.length === listed.length ? person : withContact(person, { addresses });
  return beside.length === 0 ? kept : { ...kept, ...Object.fromEntries(beside.map((name) => [name, null])) };
}

const isEmpty = ({ zipCode, houseNumber, street, city }: AddressValue): boolean =>
  [zipCode, houseNumber, street, city].every((part) => part.trim() === '');

/** Once any part is filled in, all parts except the number are required (CARD-126, 127). */
export function whyNotAddress(address: AddressValue, isAbroad: boolean): PartProblems {
  const plain = plainAddress(address);
  if (isEmpty(plain)) return {};
  const { zipCode, houseNumber, houseNumberSuffix, street, city } = plain;
  return {
    zipCode:
      isAbroad && zipCode.trim() !== ''
        ? whyNotText(zipCode, LONGEST_PART)
        : whyNotPlain(zipCode, (text) => DUTCH_ZIP_CODE.test(text), problems.zipCode),
    houseNumber: whyNotPlain(houseNumber, (text) => /^\d{0,5}$/.test(text), problems.houseNumber),
    houseNumberSuffix: whyNotText(houseNumberSuffix, LONGEST_PART),
    street: whyNotRequired(street, problems.street),
    city: whyNotRequired(city, problems.city),
  };
}

/** An address is stored twice: in the list, and in a field of the person. */
interface AddressPlace {
  name: 'homeAddress' | 'postalAddress';
  type: AddressType;
  find: (person: Person) => Address | null;
}

const addressField = ({ name, type, find }: AddressPlace) => ({
  kind: 'address' as const,
  block: 'contact' as const,
  name,
  label: labels[name],
  refusedAs: 'addresses',
  read: (person: Person) => addressValue(find(person)),
  write(person: RawPerson, to: AddressValue): RawPerson {
    const addresses = addressesWith(person, type, plainAddress(to));
    return { ...withContact(person, { addresses }), [name]: addresses.find(isOfType(type)) ?? null };
  },
  /** Foreign addresses have other zip codes. */
  check(to: AddressValue, _: AddressValue, { person }: { person: Person }): PartProblems {
    const address = find(person);
    return whyNotAddress(to, address !== null && foreignCountry(address) !== null);
  },
});

export const homeAddressField = defineField({
  ...addressField({ name: 'homeAddress', type: AddressType.Home, find: homeOf }),
  flag: 'customerWrite',
  capability: null,
});

export const postalAddressField = defineField({
  ...addressField({ name: 'postalAddress', type: AddressType.Postal, find: postalAddressOf }),
  flag: 'updateContactPostalAddress',
  capability: 'PostalAddress',
});

/** Returns the stored address of a field, including the parts that cannot be edited. */
export const addressOf = ({ name }: FieldOf<'address'>, person: Person): Address | null =>
  name === homeAddressField.name ? homeOf(person) : postalAddressOf(person);
