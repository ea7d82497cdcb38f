import { isSafeImage, webAddress } from './mediaRules';

it.each([
  ['image/jpeg', true],
  ['image/png', true],
  ['IMAGE/WEBP', true],
  ['image/svg+xml', false],
  ['text/html', false],
  ['application/pdf', false],
  ['', false],
])('draws %s on the page: %s', (type, expected) => {
  expect(isSafeImage(type)).toBe(expected);
});

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
