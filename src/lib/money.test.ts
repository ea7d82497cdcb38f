import { formatMoney } from './money';

it.each([
  [1225.7, '€ 1.225,70'],
  [0, '€ 0,00'],
  [-12.5, '€ -12,50'],
  [0.005, '€ 0,01'],
  [null, '–'],
])('writes %j as %s', (amount, text) => {
  expect(formatMoney(amount).replaceAll('\u00A0', ' ')).toBe(text);
});
