import { type InStep, stepOf } from './inStep';

const of = (contact: string | null, call: string | null): InStep => ({ contact, call });
const nobody = of(null, null);

it.each([
  ['nothing is known', nobody, nobody, null],
  ['both name the same', nobody, of('jan', 'jan'), null],
  ['somebody was chosen in the contact', nobody, of('jan', null), 'setRole'],
  ['somebody else was chosen in the contact', of('jan', 'jan'), of('els', 'jan'), 'setRole'],
  ['somebody was chosen in both at once', nobody, of('jan', 'els'), 'setRole'],
  ['nobody is chosen in the contact any more', of('jan', 'jan'), of(null, 'jan'), 'unsetRole'],
  ['the call was given to somebody', nobody, of(null, 'jan'), 'setPerson'],
  ['the call was given to somebody else', of('jan', 'jan'), of('jan', 'els'), 'sayOther'],
  ['the call was taken from somebody', of('jan', 'jan'), of('jan', null), null],
  ['they differ, and that was said', of('jan', 'els'), of('jan', 'els'), null],
  ['the exchange did not take it', of('jan', null), of('jan', null), null],
])('The step is right when %s', (_, before, now, step) => {
  expect(stepOf(before, now)).toBe(step);
});
