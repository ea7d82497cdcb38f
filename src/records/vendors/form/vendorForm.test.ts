import * as v from 'valibot';
import { VendorToEdit } from '@/domain/vendors/vendor';
import { vendorForm } from './vendorForm';

type VendorFields = typeof vendorForm.empty;

const raw = {
  id: 'r1',
  name: 'De Kraan B.V.',
  chamberOfCommerceNumber: '34121022',
  contactDetails: {
    emailAddresses: [{ emailAddress: 'info@kraan.example', verified: true }],
    phoneNumbers: [
      { number: '0201234567', type: 'Work', description: 'Balie', original: '0201234567' },
      { number: '0612345678', type: 'Mobile', description: null, original: '0612345678' },
    ],
    addresses: [
      { type: 'Postal', street: 'Postbus', houseNumber: 101, zipCode: '1000AA', city: 'Amsterdam' },
      { type: 'Home', street: 'Singel', houseNumber: 3, zipCode: '1012AB', city: 'Amsterdam', country: 'NL' },
    ],
  },
  isExternal: false,
  isActive: true,
  workAreaIds: ['w1'],
  planningEmail: null,
  remarks: null,
};
const vendor = { ...v.parse(VendorToEdit, raw), raw };
const stored = vendorForm.fieldsOf(vendor);

const bodyOf = (changes: Partial<VendorFields>) =>
  vendorForm.bodyOf({ ...stored, ...changes }, Object.keys(changes) as (keyof VendorFields)[], vendor);
const contactOf = (changes: Partial<VendorFields>) =>
  bodyOf(changes)['contactDetails'] as (typeof raw)['contactDetails'];

it('The form shows the first number and e-mail address of several, and the home address', () => {
  expect(stored).toMatchObject({
    phoneNumber: '0201234567',
    emailAddress: 'info@kraan.example',
    street: 'Singel',
    houseNumber: '3',
    workAreaIds: ['w1'],
  });
});

it.each<[Partial<VendorFields>, object]>([
  [{ name: ' Kraan ' }, { name: 'Kraan' }],
  [{ chamberOfCommerceNumber: '' }, { chamberOfCommerceNumber: null }],
  [{ planningEmail: 'plan@kraan.example\u200b' }, { planningEmail: 'plan@kraan.example' }],
  [
    { isActive: false, workAreaIds: [] },
    { isActive: false, workAreaIds: [] },
  ],
  [
    { remarks: 'Belt terug', planningEmail: 'a@b.nl' },
    { remarks: 'Belt terug', planningEmail: 'a@b.nl' },
  ],
])('A change to %j sends nothing else', (changes, body) => {
  expect(bodyOf(changes)).toEqual(body);
});

it('A changed number or address leaves the others unchanged', () => {
  const { phoneNumbers, emailAddresses, addresses } = raw.contactDetails;
  expect(contactOf({ phoneNumber: '020 765 43 21' })).toEqual({
    emailAddresses,
    addresses,
    phoneNumbers: [{ ...phoneNumbers[0], number: '0207654321' }, phoneNumbers[1]],
  });
  expect(contactOf({ phoneNumber: '' }).phoneNumbers).toEqual([phoneNumbers[1]]);
  expect(contactOf({ emailAddress: 'nieuw@kraan.example' }).emailAddresses).toEqual([
    { emailAddress: 'nieuw@kraan.example' },
  ]);
  expect(contactOf({ street: 'Herengracht' }).addresses).toEqual([
    { ...addresses[1], street: 'Herengracht', houseNumberSuffix: null },
    addresses[0],
  ]);
});

it('A new vendor is made from the typed values', () => {
  const fields = { ...vendorForm.empty, name: 'Dak B.V.', phoneNumber: '06 12 34 56 78', city: 'Ede' };
  expect(vendorForm.bodyOf(fields, vendorForm.names, null)).toMatchObject({
    name: 'Dak B.V.',
    chamberOfCommerceNumber: null,
    isActive: true,
    contactDetails: {
      phoneNumbers: [{ number: '0612345678' }],
      emailAddresses: [],
      addresses: [{ type: 'Home', city: 'Ede' }],
    },
  });
});

it.each<[Partial<VendorFields>, readonly string[]]>([
  [{ name: ' ' }, ['name']],
  [{ chamberOfCommerceNumber: '123' }, ['chamberOfCommerceNumber']],
  [{ phoneNumber: 'bel mij' }, ['phoneNumber']],
  [{ emailAddress: 'x', planningEmail: '@' }, ['emailAddress', 'planningEmail']],
  [{ zipCode: '', street: '' }, ['zipCode', 'street']],
  [{ zipCode: '', houseNumber: '', street: '', city: '' }, []],
  [{ remarks: 'Eén\nTwee' }, []],
  [{ remarks: 'x'.repeat(1_001) }, ['remarks']],
  [{ name: 'X', phoneNumber: '' }, []],
])('The values %j have the problems %j', (changes, fields) => {
  const to = { ...stored, ...changes };
  expect(Object.keys(vendorForm.problemsOf(to, { from: stored, to }))).toEqual(fields);
});

it('Existing values are not checked', () => {
  const from = { ...stored, phoneNumber: '12', chamberOfCommerceNumber: 'x' };
  const to = { ...from, remarks: 'Belt terug' };
  expect(vendorForm.problemsOf(to, { from, to })).toEqual({});
});
