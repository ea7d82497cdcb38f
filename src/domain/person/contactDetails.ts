import * as v from 'valibot';
import { lookUp } from '@/lib/values';
import { count, listOf, optionalMember, optionalText, type Received, unknownLabel } from '../decode/decode';

export const AddressType = { Home: 'Home', Postal: 'Postal' } as const;
export type AddressType = (typeof AddressType)[keyof typeof AddressType];

export const Address = v.object({
  type: optionalMember<AddressType>(AddressType),
  addressLine: optionalText,
  fullAddressLine: optionalText,
  street: optionalText,
  houseNumber: count,
  houseNumberSuffix: optionalText,
  zipCode: optionalText,
  city: optionalText,
  country: optionalText,
});
export type Address = v.InferOutput<typeof Address>;

export const PhoneType = {
  Home: 'Home',
  Mobile: 'Mobile',
  Work: 'Work',
  WhenBusy: 'WhenBusy',
  Unknown: 'Unknown',
} as const;
export type PhoneType = (typeof PhoneType)[keyof typeof PhoneType];

export const PHONE_TYPES: readonly PhoneType[] = Object.values(PhoneType);

const phoneTypeLabels: Readonly<Record<PhoneType, string | null>> = {
  Home: 'Thuis',
  Mobile: 'Mobiel',
  Work: 'Werk',
  WhenBusy: 'Bij geen gehoor',
  Unknown: null,
};

export const PhoneNumber = v.object({
  number: optionalText,
  description: optionalText,
  type: optionalMember<PhoneType>(PhoneType),
  original: optionalText,
});
export type PhoneNumber = v.InferOutput<typeof PhoneNumber>;

export const phoneTypeLabel = (type: Received<PhoneType>): string =>
  lookUp(phoneTypeLabels, type) ?? (type === PhoneType.Unknown ? 'Onbekend' : unknownLabel(type));

/** What kind of number it is; where the kind says nothing, what was noted with it. */
export const phoneLabel = ({ type, description }: PhoneNumber): string | null =>
  (type === null ? null : lookUp(phoneTypeLabels, type)) ?? description;

/** How somebody can be reached. */
export const ContactDetails = v.fallback(
  v.object({
    emailAddresses: listOf(v.object({ emailAddress: optionalText })),
    phoneNumbers: listOf(PhoneNumber),
    addresses: listOf(Address),
  }),
  { emailAddresses: [], phoneNumbers: [], addresses: [] },
);

/** Shown only for an address abroad (AMB-145). */
export const foreignCountry = ({ country }: Address): string | null =>
  country !== null && !['nederland', 'nl'].includes(country.trim().toLowerCase()) ? country : null;

/** The whole address in one line; null where nothing of it is known. */
export function addressText({ fullAddressLine, addressLine, zipCode, city }: Address): string | null {
  const town = [zipCode, city].filter((part) => part !== null).join(' ');
  return fullAddressLine ?? ([addressLine, town].filter(Boolean).join(', ') || null);
}
