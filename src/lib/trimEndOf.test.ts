import { trimEndOf } from './trimEndOf';

it.each([
  ['', ''],
  ['...', ''],
  ['a.b. .', 'a.b'],
  ['.a', '.a'],
])('%j without dots and spaces at its end is %j', (text, expected) => {
  expect(trimEndOf(text, /[.\s]/)).toBe(expected);
});
