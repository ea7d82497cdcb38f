import { isSafeImage } from './mediaRules';

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
