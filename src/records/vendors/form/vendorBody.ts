import * as v from 'valibot';
import type { RawVendor } from '@/api/vendors/vendors';
import { addressValue, homeAddressField } from '@/domain/people/fields/addressFields';
import { emailField } from '@/domain/people/fields/emailField';
import { orNull } from '@/domain/people/fields/lineField';
import type { AddressValue, PhoneValue, RawPerson } from '@/domain/people/fields/personField';
import { phoneField } from '@/domain/people/fields/phoneField';
import { type Raw, rawContact } from '@/domain/people/fields/rawPerson';
import { homeOf, Person } from '@/domain/people/person';

interface Contact extends AddressValue {
  phoneNumber: string;
  emailAddress: string;
}

type Names = readonly string[];

export const ADDRESS = ['zipCode', 'houseNumber', 'houseNumberSuffix', 'street', 'city'] as const;
const CONTACT: Names = ['phoneNumber', 'emailAddress', ...ADDRESS];

const newPhone: PhoneValue = { number: '', type: '', description: '', original: '' };

/** The list with its first item replaced, or removed if nothing was typed. */
const withFirst = <T>(list: readonly T[], first: T | null): T[] => [
  ...(first === null ? [] : [first]),
  ...list.slice(1),
];

/** The contact details that were read, with the changes applied. */
function contactWith(raw: RawVendor, fields: Contact, changed: Names): Raw {
  const person = v.parse(Person, { id: 'new', ...raw });
  const phones = phoneField.read(person);
  const emails = emailField.read(person);
  const number = fields.phoneNumber;
  const writes: [Names, (body: RawPerson) => RawPerson][] = [
    [
      ['phoneNumber'],
      (body) =>
        phoneField.write(
          body,
          withFirst(phones, number === '' ? null : { ...(phones[0] ?? newPhone), number }),
          phones,
        ),
    ],
    [
      ['emailAddress'],
      (body) => emailField.write(body, withFirst(emails, orNull(fields.emailAddress)), emails),
    ],
    [ADDRESS, (body) => homeAddressField.write(body, fields, addressValue(homeOf(person)))],
  ];
  return rawContact(
    writes
      .filter(([names]) => names.some((name) => changed.includes(name)))
      .reduce((body, [, write]) => write(body), raw),
  );
}

/** The request body: changed fields under their wire names. `raw` is the whole record of the back end. */
export function vendorBody(raw: RawVendor, fields: Contact, changed: Names): RawVendor {
  const isContactChanged = CONTACT.some((name) => changed.includes(name));
  const plain = changed
    .filter((name) => !CONTACT.includes(name))
    .map((name): [string, unknown] => {
      const value: unknown = Reflect.get(fields, name);
      return [name, typeof value === 'string' ? orNull(value) : value];
    });
  return {
    ...Object.fromEntries(plain),
    ...(isContactChanged && { contactDetails: contactWith(raw, fields, changed) }),
  };
}
