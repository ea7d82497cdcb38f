import { candidatesOf, chosenOf } from './callers';

const jan = { id: 'r1', personId: 'jan' };
const janToo = { id: 'r2', personId: 'jan' };
const els = { id: 'r3', personId: 'els' };
const gone = { id: 'r4', personId: null };

it.each([
  ['nobody', [], null, null],
  ['the only one, by several roles', [jan, janToo], null, 'jan'],
  ['nobody of several people', [jan, els], null, null],
  ['the one who was chosen', [jan, els], 'r3', 'els'],
  ['the only one, where the chosen role is gone', [jan, gone], 'r4', 'jan'],
  ['nobody, of a role without a person', [gone], null, null],
])('The caller is %s', (_, roles, subject, personId) => {
  expect(chosenOf(roles, subject)).toBe(personId);
});

it('A person with several roles is one candidate', () => {
  expect(candidatesOf([jan, els, janToo, gone])).toEqual([
    { personId: 'jan', roleIds: ['r1', 'r2'] },
    { personId: 'els', roleIds: ['r3'] },
  ]);
});
