import { webAddress } from './webAddress';

it.each([
  ['https://voorbeeld.nl/plattegrond', 'https://voorbeeld.nl/plattegrond'],
  ['javascript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['blob:https://x/y', null],
  ['geen adres', null],
  [null, null],
])('makes %s the link %s', (url, expected) => {
  expect(webAddress(url)).toBe(expected);
});
