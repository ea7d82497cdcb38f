import * as v from 'valibot';
import { lookUp } from '@/lib/values';
import { spaceZipCodes, townLine } from '@/lib/zipCode';
import * as d from '../decode/decode';
import { type Received, unknownLabel } from '../decode/received';

export const AddressType = { Home: 'Home', Postal: 'Postal' } as const;
export type AddressType = (typeof AddressType)[keyof typeof AddressType];

export const Address = v.object({
  type: d.optionalMember<AddressType>(AddressType),
  addressLine: d.optionalText,
  fullAddressLine: d.optionalText,
  street: d.optionalText,
  houseNumber: d.count,
  houseNumberSuffix: d.optionalText,
  zipCode: d.optionalText,
  city: d.optionalText,
  country: d.optionalText,
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
  number: d.optionalText,
  description: d.optionalText,
  type: d.optionalMember<PhoneType>(PhoneType),
  original: d.optionalText,
});
export type PhoneNumber = v.InferOutput<typeof PhoneNumber>;

export const phoneTypeLabel = (type: Received<PhoneType>): string =>
  lookUp(phoneTypeLabels, type) ?? (type === PhoneType.Unknown ? 'Onbekend' : unknownLabel(type));

/** The label of the number's type; for a type without a label, the note kept with the number. */
export const phoneLabel = ({ type, description }: PhoneNumber): string | null =>
  (type === null ? null : lookUp(phoneTypeLabels, type)) ?? description;

export const ContactDetails = v.fallback(
  v.object({
    emailAddresses: d.listOf(v.object({ emailAddress: d.optionalText })),
    phoneNumbers: d.listOf(PhoneNumber),
    addresses: d.listOf(Address),
  }),
  { emailAddresses: [], phoneNumbers: [], addresses: [] },
);

/** Returns the country of an address abroad; no other address is shown with its country (AMB-145). */
export const foreignCountry = ({ country }: Address): string | null =>
  country !== null && !['nederland', 'nl'].includes(country.trim().toLowerCase()) ? country : null;

/** Returns the whole address in one line; null when nothing of it is known. */
export function addressText({ fullAddressLine, addressLine, zipCode, city }: Address): string | null {
  const town = townLine(zipCode, city);
  return spaceZipCodes(fullAddressLine) ?? ([addressLine, town].filter(Boolean).join(', ') || null);
}
