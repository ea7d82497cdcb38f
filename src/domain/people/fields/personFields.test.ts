import fc from 'fast-check';
import * as v from 'valibot';
import { Person } from '../person';
import { fieldKinds } from './personField';
import { personFields } from './personFields';

/** The block of each field, its flag and its name in outside systems, as the documents list them. */
const documented = [
  ['initials', 'personal', 'customerWrite', 'Initials'],
  ['firstName', 'personal', 'customerWrite', 'FirstName'],
  ['insertion', 'personal', 'customerWrite', 'Insertion'],
  ['lastName', 'personal', 'customerWrite', 'LastName'],
  ['birthDate', 'personal', 'updateBirthDate', 'BirthDate'],
  ['gender', 'personal', 'updateGender', 'Gender'],
  ['companyName', 'company', 'customerWrite', null],
  ['chamberOfCommerceNumber', 'company', 'customerWrite', null],
  ['emailAddresses', 'contact', 'updateContactEmailAddresses', 'EmailAddress'],
  ['phoneNumbers', 'contact', 'updateContactPhoneNumbers', 'PhoneNumber'],
  ['homeAddress', 'contact', 'customerWrite', null],
  ['postalAddress', 'contact', 'updateContactPostalAddress', 'PostalAddress'],
  ['correspondenceType', 'notifications', 'customerWrite', null],
  ['notificationSettings', 'notifications', 'customerWrite', null],
  ['characteristics', 'characteristics', 'customerWrite', null],
];

it('The fields have the block, the flag and the capability of the documents (CARD-115, ENUM-62)', () => {
  expect(personFields.map(({ name, block, flag, capability }) => [name, block, flag, capability])).toEqual(
    documented,
  );
});

const raw = {
  id: 'p1',
  type: 'natural',
  name: 'Maria van Dijk',
  birthDate: '1994-11-11',
  contactDetails: {
    emailAddresses: [{ emailAddress: 'maria@mail.example' }],
    phoneNumbers: [{ number: '0610000731', type: 'Mobile', original: '0610000731' }],
    addresses: [
      { type: 'Home', street: 'Kerkstraat', houseNumber: 10, zipCode: '1016AB', city: 'Amsterdam' },
    ],
  },
  homeAddress: null,
  household: { size: 3 },
};

describe.each(personFields)('$name', (field) => {
  const known = field.read(v.parse(Person, raw));

  it('has a value of its kind whatever the back end sends, and leaves unknown fields unchanged', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(raw)), fc.jsonValue()), (wrong) => {
        const person: Record<string, unknown> = { ...raw, ...wrong, id: 'p1' };
        const value = field.read(v.parse(Person, person));
        expect(v.is(fieldKinds[field.kind], value)).toBe(true);
        expect(field.write(person, known, value)['household']).toBe(person['household']);
      }),
      { numRuns: 100 },
    );
  });

  it('reads back the value that it has written', () => {
    const written = v.parse(Person, field.write(raw, known, known));
    expect(field.read(written)).toEqual(known);
  });
});
