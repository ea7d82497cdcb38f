import fc from 'fast-check';
import { indentJson } from './indentJson';

it.each([
  ['{"a":1,"b":[true,null]}', '{\n  "a": 1,\n  "b": [\n    true,\n    null\n  ]\n}'],
  ['{ }', '{}'],
  ['[]', '[]'],
  ['{"a":{}}', '{\n  "a": {}\n}'],
  [String.raw`"a \" {b: [1,2]}"`, String.raw`"a \" {b: [1,2]}"`],
  ['{"nummer":12345678901234567890}', '{\n  "nummer": 12345678901234567890\n}'],
  ['{"a":1,"a":2}', '{\n  "a": 1,\n  "a": 2\n}'],
  ['<Bericht/>', null],
  ['', null],
])('The JSON %s gets one value per line, and other texts give null', (json, laidOut) => {
  expect(indentJson(json)).toBe(laidOut);
});

it('Indented JSON keeps its meaning and has one value per line', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const laidOut = indentJson(JSON.stringify(value)) ?? '';
      expect(JSON.parse(laidOut)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(indentJson(laidOut)).toBe(laidOut);
    }),
  );
});
