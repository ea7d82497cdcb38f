import * as v from 'valibot';
import { characteristicsField } from '@/domain/people/fields/characteristicsField';
import { emailField } from '@/domain/people/fields/emailField';
import { personalFields } from '@/domain/people/fields/personalFields';
import { Person } from '@/domain/people/person';
import {
  basedOn,
  conflictsIn,
  isFieldChanges,
  nothingChanged,
  valueIn,
  withChange,
  withoutChange,
} from './fieldChanges';
import { problemsOf, refusedAt } from './fieldProblems';
import { bodyWith } from './personBody';

const [, firstName, , lastName] = personalFields;
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
const colleagueMade = (changes: object) => v.parse(Person, { ...raw, ...changes });
const mine = withChange(nothingChanged, firstName!, person, 'Marie');

it('Changes know the value from which they were made, and disappear when it is restored', () => {
  expect(mine).toEqual({ firstName: { from: 'Maria', to: 'Marie' } });
  expect(withChange(mine, firstName!, colleagueMade({ firstName: 'Anders' }), 'Maria')).toEqual({});
  expect(withoutChange(mine, 'firstName')).toEqual({});
});

it('Changes keep the replaced value until it is restored', () => {
  const aside = withChange(mine, firstName!, person, 'Mia', 'Marie');
  expect(aside).toEqual({ firstName: { from: 'Maria', to: 'Mia', aside: 'Marie' } });
  expect(withChange(aside, firstName!, person, 'Maria')).toMatchObject({ firstName: { aside: 'Marie' } });
  expect(basedOn(aside, colleagueMade({ firstName: 'Mo' }))).toMatchObject({ firstName: { aside: 'Marie' } });
  expect(withChange(aside, firstName!, person, 'Marie', null)).toEqual(mine);
  expect(isFieldChanges(aside)).toBe(true);
});

it('Unchanged fields follow the person', () => {
  const now = colleagueMade({ firstName: 'Mia', lastName: 'Anders' });
  expect([valueIn(mine, firstName!, now), valueIn(mine, lastName!, now)]).toEqual(['Marie', 'Anders']);
});

it.each([
  [{ lastName: 'Anders' }, []],
  [{ firstName: 'Marie' }, []],
  [{ firstName: 'Mia' }, ['firstName']],
])('Changes conflict only if a colleague changed the same field to another value: %j', (theirs, fields) => {
  expect(conflictsIn(mine, colleagueMade(theirs)).map(({ name }) => name)).toEqual(fields);
});

it("Changes no longer conflict once the colleague's change was seen", () => {
  const now = colleagueMade({ firstName: 'Mia' });
  expect(conflictsIn(basedOn(mine, now), now)).toEqual([]);
});

it.each([
  null,
  'tekst',
  { firstName: 'x' },
  { firstName: { from: 1, to: 'x' } },
  { homeAddress: { from: {}, to: {} } },
])('Changes are not read from %j', (value) => {
  expect(isFieldChanges(value)).toBe(false);
});

it('Changes have problems by their place in the form, and unchanged fields have none', () => {
  const circumstances = { today: '2026-11-23', phoneTypes: { allowed: null, mayRepeat: true }, person };
  const wrong = withChange(withChange(mine, lastName!, person, ' '), emailField, person, ['x', 'a@b.nl']);
  expect(Object.keys(problemsOf(wrong, circumstances)).sort()).toEqual(['emailAddresses.0', 'lastName']);
  expect(problemsOf(nothingChanged, circumstances)).toEqual({});
});

it.each(['homeAddress', 'postalAddress'])(
  'Fields refused as addresses belong to %s if that was changed',
  (name) => {
    const empty = { zipCode: '', houseNumber: '', houseNumberSuffix: '', street: '', city: '' };
    const changes = { [name]: { from: empty, to: { ...empty, city: 'Delft' } } };
    expect(Object.keys(refusedAt(['addresses', 'gender'], changes))).toEqual([name, 'gender']);
  },
);

it('Changes go into the person as it was read, without empty values', () => {
  const changes = withChange(mine, characteristicsField, person, ['Doof']);
  expect(bodyWith(raw, changes)).toEqual({
    ...raw,
    firstName: 'Marie',
    characteristics: ['Doof'],
    contactDetails: { ...raw.contactDetails, phoneNumbers: [], addresses: [] },
    postalAddress: null,
  });
});

it('Changes go into the person without an empty address that is only beside the list', () => {
  const beside = { ...raw, contactDetails: { addresses: [] }, homeAddress: { city: '', houseNumber: 0 } };
  expect(bodyWith(beside, mine)).toMatchObject({ homeAddress: null, postalAddress: null });
});
