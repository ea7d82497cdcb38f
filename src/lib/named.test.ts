import { named } from './named';

it.each([
  ['of Latin letters stays as it is', 'Zoë ’t Hart-Ünal', 'Zoë ’t Hart-Ünal'],
  ['of Arabic letters is isolated', 'محمد', '\u2068محمد\u2069'],
  ['of Hebrew letters beside a number is isolated', 'דוד 12', '\u2068דוד 12\u2069'],
  ['loses an override and is isolated', 'Maria \u202Evan Dijk', '\u2068Maria van Dijk\u2069'],
  ['loses the end of an isolate that it did not begin', 'Maria\u2069 van Dijk', '\u2068Maria van Dijk\u2069'],
  ['of a thousand letters is cut', 'a'.repeat(1_000), `${'a'.repeat(100)}…`],
])('Within a sentence, a name %s', (_, name, shown) => {
  expect(named(name)).toBe(shown);
});
