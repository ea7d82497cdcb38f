import { candidatesOf, chosenOf } from './caller';

const jan = { id: 'r1', personId: 'jan' };
const janToo = { id: 'r2', personId: 'jan' };
const els = { id: 'r3', personId: 'els' };
const gone = { id: 'r4', personId: null };

it.each([
  ['unknown without a role', [], null, null],
  ['the only person, who has several roles', [jan, janToo], null, 'jan'],
  ['unknown among several people', [jan, els], null, null],
  ['the person whose role was chosen', [jan, els], 'r3', 'els'],
  ['the only person if the chosen role has no person', [jan, gone], 'r4', 'jan'],
  ['unknown if the only role has no person', [gone], null, null],
])('The caller is %s', (_, roles, subject, personId) => {
  expect(chosenOf(roles, subject)).toBe(personId);
});

it('A person with several roles is one candidate', () => {
  expect(candidatesOf([jan, els, janToo, gone])).toEqual([
    { personId: 'jan', roleIds: ['r1', 'r2'] },
    { personId: 'els', roleIds: ['r3'] },
  ]);
});
