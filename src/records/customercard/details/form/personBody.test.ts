import * as v from 'valibot';
import { Person } from '@/domain/people/person';
import { problemsOf, refusedAt } from './fieldProblems';
import { bodyWith } from './personBody';
import { type PersonChanges, valuesOf } from './personChanges';

const raw = {
  id: 'p1',
  firstName: 'Maria',
  lastName: 'Dijk',
  contactDetails: {
    emailAddresses: [{ emailAddress: 'maria@mail.example', isPrimary: true }],
    phoneNumbers: [{ number: '', original: '' }],
    addresses: [{ type: 'Postal', city: null, houseNumber: 0 }],
  },
  postalAddress: { type: 'Postal', city: null, houseNumber: 0 },
  household: { size: 3 },
};
const person = v.parse(Person, raw);
const changed = (to: PersonChanges['to']): PersonChanges => ({ from: valuesOf(person), to });

it('Problems of changed fields are named by their place in the form, and unchanged fields have none', () => {
  const circumstances = { today: '2026-11-23', phoneTypes: { allowed: null, mayRepeat: true }, person };
  const wrong = changed({ firstName: 'Marie', lastName: ' ', emailAddresses: ['x', 'a@b.nl'] });
  expect(Object.keys(problemsOf(wrong, circumstances)).sort()).toEqual(['emailAddresses.0', 'lastName']);
  expect(problemsOf(changed({}), circumstances)).toEqual({});
});

it.each(['homeAddress', 'postalAddress'])(
  'A refusal of the field `addresses` is shown at %s if that field was changed',
  (name) => {
    const empty = { zipCode: '', houseNumber: '', houseNumberSuffix: '', street: '', city: '' };
    const changes = { from: { [name]: empty }, to: { [name]: { ...empty, city: 'Delft' } } };
    expect(Object.keys(refusedAt(['addresses', 'gender'], changes))).toEqual([name, 'gender']);
  },
);

it('The body is the person as it was read, with the changes and without empty numbers and addresses', () => {
  const changes = changed({ firstName: 'Marie', characteristics: ['Doof'] });
  expect(bodyWith(raw, changes)).toEqual({
    ...raw,
    firstName: 'Marie',
    characteristics: ['Doof'],
    contactDetails: { ...raw.contactDetails, phoneNumbers: [], addresses: [] },
    postalAddress: null,
  });
});

it('The changed person has no empty address, even if it was not in the list of addresses', () => {
  const beside = { ...raw, contactDetails: { addresses: [] }, homeAddress: { city: '', houseNumber: 0 } };
  expect(bodyWith(beside, changed({ firstName: 'Marie' }))).toMatchObject({
    homeAddress: null,
    postalAddress: null,
  });
});
