import fc from 'fast-check';
import * as v from 'valibot';
import { Person } from '@/domain/person';
import {
  basedOn,
  conflictsIn,
  type FieldChanges,
  isFieldChanges,
  withChange,
  withChanges,
} from './fieldChanges';
import { bodyWith } from './personBody';
import { type FieldValues, type PersonField, PERSON_FIELDS, valuesOf } from './personFields';

const home = {
  type: 'Home',
  street: 'Kerkstraat',
  houseNumber: 10,
  houseNumberSuffix: '2',
  zipCode: '1016AB',
  city: 'Amsterdam',
  country: 'Nederland',
  addressLine: 'Kerkstraat 10-2',
  bagId: 'b-1',
};
const raw = {
  id: 'p1',
  type: 'natural',
  name: 'Maria van Dijk',
  firstName: 'Maria',
  insertion: 'van',
  lastName: 'Dijk',
  birthDate: '1994-11-11',
  gender: null,
  contactDetails: {
    emailAddresses: [{ emailAddress: 'maria@mail.example', isPrimary: true }],
    phoneNumbers: [
      {
        number: '0610000731',
        description: 'Mobiel',
        type: 'Mobile',
        original: '0610000731',
        verified: '2024',
      },
      { number: 'Niet bekend', description: 'Werk', type: 'Work', original: '' },
    ],
    addresses: [home],
    fax: '020',
  },
  homeAddress: home,
  postalAddress: null,
  characteristics: ['Doof'],
  notificationSettings: { email: false, sms: true, newsletter: false, push: true },
  household: { size: 3 },
};
const values = valuesOf(v.parse(Person, raw));
const change = <F extends PersonField>(field: F, to: FieldValues[F]): FieldChanges =>
  withChange({}, values, field, to);
const contactOf = (changes: FieldChanges) =>
  bodyWith(raw, changes)['contactDetails'] as typeof raw.contactDetails;

it('sends back what is not known here as it came', () => {
  const body = bodyWith(raw, change('firstName', ' Marie '));
  expect(body).toEqual({ ...raw, firstName: 'Marie' });
});

it('changes nothing without changes', () => {
  expect(bodyWith(raw, {})).toBe(raw);
});

it.each<[FieldChanges, object]>([
  [change('birthDate', '1-2-1980'), { birthDate: '1980-02-01' }],
  [change('birthDate', '1-2-80'), { birthDate: '1980-02-01' }],
  [change('birthDate', ''), { birthDate: null }],
  [change('insertion', ' '), { insertion: null }],
  [change('gender', 'Male'), { gender: 'Male' }],
  [
    change('notificationSettings', { email: true, sms: true, newsletter: false }),
    { notificationSettings: { email: true, sms: true, newsletter: false, push: true } },
  ],
])('%j', (changes, expected) => {
  expect(bodyWith(raw, changes)).toEqual({ ...raw, ...expected });
});

it('renames a company whose name was that of its firm', () => {
  const company = { ...raw, name: 'Amstel B.V.', companyName: 'Amstel B.V.' };
  const changes = { companyName: { from: 'Amstel B.V.', to: 'Rijn B.V.' } };
  expect(bodyWith(company, changes)).toMatchObject({ name: 'Rijn B.V.', companyName: 'Rijn B.V.' });
  expect(bodyWith(raw, changes)).toMatchObject({ name: 'Maria van Dijk', companyName: 'Rijn B.V.' });
});

it('keeps what is noted with an e-mail address, and drops what is empty', () => {
  const { emailAddresses, fax } = contactOf(
    change('emailAddresses', ['maria@mail.example', ' nieuw@mail.example ', '']),
  );
  expect(emailAddresses).toEqual([
    { emailAddress: 'maria@mail.example', isPrimary: true },
    { emailAddress: 'nieuw@mail.example' },
  ]);
  expect(fax).toBe('020');
});

it('writes numbers as they are kept: new ones without type, empty ones not at all (CARD-119, 122, 129)', () => {
  const [known] = values.phoneNumbers;
  const phoneNumbers = [
    { ...known!, type: 'Home' },
    { number: '+31 (0)6 1234 5678', type: 'Mobile', description: 'Telefoon 2', original: '' },
    { number: '', type: 'Unknown', description: 'Telefoon 3', original: '' },
  ];
  expect(contactOf(change('phoneNumbers', phoneNumbers)).phoneNumbers).toEqual([
    { number: '0610000731', description: 'Mobiel', type: 'Home', original: '0610000731', verified: '2024' },
    { number: '0612345678', description: 'Telefoon 2', type: 'Unknown', original: '' },
  ]);
});

describe('addresses', () => {
  const moved = {
    zipCode: '1015AB',
    houseNumber: '',
    houseNumberSuffix: '',
    street: 'Lindengracht',
    city: 'Amsterdam',
  };
  const none = { zipCode: '', houseNumber: '', houseNumberSuffix: '', street: '', city: '' };

  it('keep what is noted with them, but for the lines, and an empty number is 0 (CARD-127)', () => {
    const body = bodyWith(raw, change('homeAddress', moved));
    const expected = {
      type: 'Home',
      street: 'Lindengracht',
      houseNumber: 0,
      houseNumberSuffix: null,
      zipCode: '1015AB',
      city: 'Amsterdam',
      country: 'Nederland',
      bagId: 'b-1',
    };
    expect(body).toMatchObject({ homeAddress: expected, contactDetails: { addresses: [expected] } });
  });

  it('are left out when they are empty (CARD-128)', () => {
    expect(contactOf(change('homeAddress', none)).addresses).toEqual([]);
    expect(bodyWith(raw, change('homeAddress', none))['homeAddress']).toBeNull();
  });

  it('that stand beside a list that is absent are not lost', () => {
    const beside = { ...raw, contactDetails: null };
    const body = bodyWith(beside, change('postalAddress', moved));
    expect(body['contactDetails']).toMatchObject({ addresses: [{ bagId: 'b-1' }, { type: 'Postal' }] });
  });
});

describe('changes', () => {
  it('know what they were changed from, and are none when put back', () => {
    const once = change('firstName', 'Marie');
    expect(once).toEqual({ firstName: { from: 'Maria', to: 'Marie' } });
    expect(withChange(once, { ...values, firstName: 'Anders' }, 'firstName', 'Maria')).toEqual({});
  });

  it('conflict only where a colleague changed the same into something else', () => {
    const mine = change('firstName', 'Marie');
    const now = (changes: Partial<FieldValues>) => conflictsIn(mine, { ...values, ...changes });
    expect(now({ lastName: 'Anders' })).toEqual([]);
    expect(now({ firstName: 'Marie' })).toEqual([]);
    expect(now({ firstName: 'Mia' })).toEqual(['firstName']);
    const theirs = { ...values, firstName: 'Mia' };
    expect(conflictsIn(basedOn(mine, theirs), theirs)).toEqual([]);
    expect(withChanges(theirs, mine).firstName).toBe('Marie');
  });

  it.each([
    null,
    'tekst',
    { firstName: 'x' },
    { firstName: { from: 1, to: 'x' } },
    { homeAddress: { from: {}, to: {} } },
  ])('are not made of %j', (value) => {
    expect(isFieldChanges(value)).toBe(false);
  });

  it('of nothing are allowed, whatever the back end sends', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(raw)), fc.jsonValue()), (wrong) => {
        const person = { ...raw, ...wrong, id: 'p1' };
        const read = valuesOf(v.parse(Person, person));
        for (const field of PERSON_FIELDS) {
          const body = bodyWith(person, { [field]: { from: read[field], to: values[field] } });
          expect(body['household']).toBe((person as Record<string, unknown>)['household']);
        }
      }),
      { numRuns: 200 },
    );
  });
});
