import { mostUrgent } from './barColour';

it.each([
  [['green', 'red'], 'red'],
  [['orange', 'red'], 'red'],
  [['orange', 'green'], 'orange'],
  [[null, 'green'], 'green'],
  [[null, null], null],
  [[], null],
] as const)('of parts that are %j the bar is %j (TEL-23..25, AMB-185)', (colours, expected) => {
  expect(mostUrgent(colours)).toBe(expected);
});
