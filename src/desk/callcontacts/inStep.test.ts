import { type InStep, stepOf } from './inStep';

const of = (contact: string | null, call: string | null): InStep => ({ contact, call });
const nobody = of(null, null);

it.each([
  ['neither the contact nor the call has a person', nobody, nobody, null],
  ['the contact and the call get the same person', nobody, of('jan', 'jan'), null],
  ['a person was chosen in the contact', nobody, of('jan', null), 'setRole'],
  ['another person was chosen in the contact', of('jan', 'jan'), of('els', 'jan'), 'setRole'],
  ['the contact and the call get different people', nobody, of('jan', 'els'), 'setRole'],
  ['the person was removed from the contact', of('jan', 'jan'), of(null, 'jan'), 'unsetRole'],
  ['the call gets a person', nobody, of(null, 'jan'), 'setPerson'],
  ['the call gets another person', of('jan', 'jan'), of('jan', 'els'), 'sayOther'],
  ['the call loses its person', of('jan', 'jan'), of('jan', null), null],
  ['they still differ after that was reported', of('jan', 'els'), of('jan', 'els'), null],
  ['the exchange did not accept the chosen person', of('jan', null), of('jan', null), null],
])('The step that keeps a call and its contact equal is right when %s', (_, before, now, step) => {
  expect(stepOf(before, now)).toBe(step);
});
