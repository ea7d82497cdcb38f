import { keyName } from './keyNames';

it.each([
  ['j', 'J'],
  ['?', '?'],
  ['ArrowDown', '↓'],
  ['Escape', 'Esc'],
  ['F2', 'F2'],
])('%s is shown as %s', (key, name) => {
  expect(keyName(key)).toBe(name);
});
