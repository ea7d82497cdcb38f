import * as v from 'valibot';
import { Person, roleBadgesOf, roleIdOf } from './person';

const badges = (roles: unknown, customerStatus: unknown = null) =>
  roleBadgesOf(v.parse(Person, { id: '1', roles, customerStatus })).map(({ label }) => label);

describe('the badges of a role (002 §6)', () => {
  it.each([
    ['Active', 'Huurder'],
    ['InActive', 'Oud huurder'],
    ['future', 'Toekomstig huurder'],
    ['Unknown', 'Huurder'],
    [null, 'Huurder'],
    ['Slapend', 'Huurder'],
  ])('of a customer with status %j are %j', (status, expected) => {
    expect(badges({ customer: 'r1' }, status)).toEqual([expected]);
  });

  it('are in the order of the roles, and ignore the customer status of a person who is no customer', () => {
    expect(badges({ employee: 'r4', vendor: 'r3', occupant: 'r2', prospect: 'r1' }, 'Active')).toEqual([
      'Woningzoekende',
      'Medebewoner',
      'Leverancier',
      'Medewerker',
    ]);
  });

  it.each([null, {}, 'customer', [{ customer: 'r1' }]])('are absent when the roles are %j', (roles) => {
    expect(badges(roles)).toEqual([]);
  });
});

it.each([
  [
    'the customer, whatever other roles they have',
    { occupant: 'o', prospect: 'p', vendor: 'v', customer: 'c' },
    'c',
  ],
  ['the prospect rather than the vendor', { vendor: 'v', prospect: 'p' }, 'p'],
  ['the occupant rather than the vendor', { vendor: 'v', occupant: 'o' }, 'o'],
  ['a colleague who has no other role', { employee: 'e' }, 'e'],
  ['nobody when the person has no role', {}, null],
  ['nobody when the roles are missing', null, null],
])('The role that is used for a person is that of %s', (_, roles, id) => {
  expect(roleIdOf(v.parse(Person, { id: 'p', roles }))).toBe(id);
});
