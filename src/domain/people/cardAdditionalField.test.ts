import fc from 'fast-check';
import * as v from 'valibot';
import { CardAdditionalField, CardAdditionalFields, deepLinkOf } from './cardAdditionalField';

const field = (changes: object = {}) => v.parse(CardAdditionalField, { name: 'Dossier', ...changes });

it.each([
  ['https://dossier.example/zoek?q=FIELD_VALUE', 'a&b=c d', 'https://dossier.example/zoek?q=a%26b%3Dc%20d'],
  ['https://x.example/FIELD_VALUE/FIELD_VALUE', '1', 'https://x.example/1/1'],
  ['https://x.example/FIELD_VALUE', '$&', 'https://x.example/%24%26'],
  ['https://x.example/FIELD_VALUE', '', null],
  ['javascript:alert(FIELD_VALUE)', '1', null],
  ['FIELD_VALUE', 'https://boos.example', null],
  ['/pad/FIELD_VALUE', '1', null],
  ['https://FIELD_VALUE', 'a b', null],
  ['https://FIELD_VALUE.example', 'boos', null],
  ['https://x.exampleFIELD_VALUE/', '.boos', null],
  ['https://x.example:FIELD_VALUE/', '8080', null],
  ['https://x.example/map/FIELD_VALUE', '..', null],
  ['https://x.example/map/FIELD_VALUE/zoek?q=1', '.', null],
  ['https://x.example/map/.FIELD_VALUE#a', '.', null],
  ['https://x.example/map/%2eFIELD_VALUE', '.', null],
  ['https://x.example/map/FIELD_VALUE', '../..', 'https://x.example/map/..%2F..'],
  ['https://x.example/map/FIELD_VALUE', '%2e%2e', 'https://x.example/map/%252e%252e'],
  ['https://x.example/zoek?q=FIELD_VALUE', '..', 'https://x.example/zoek?q=..'],
  ['https://x.example/zoek?q=FIELD_VALUE', "O'Brien", "https://x.example/zoek?q=O'Brien"],
  [null, '1', null],
])('A field with the address %s and the value %j leads to %s', (deepLinkUrl, value, expected) => {
  expect(deepLinkOf(field({ deepLinkUrl }), value)).toBe(expected);
});

it('Only fields in use are kept, sorted by frame, block and position', () => {
  const fields = [
    { name: 'd', isActive: true, frame: 'b', block: 'a', position: 1 },
    { name: 'c', isActive: true, frame: 'a', block: 'b', position: 1 },
    { name: 'b', isActive: true, frame: 'a', block: 'a', position: 2 },
    { name: 'a', isActive: true, frame: 'a', block: 'a', position: 1 },
    { name: 'weg', isActive: false },
    { isActive: true },
    null,
  ];
  expect(v.parse(CardAdditionalFields, fields).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

it('Every field of an answer is usable or left out', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ name: fc.jsonValue(), deepLinkUrl: fc.jsonValue(), isActive: fc.constant(true) })),
      fc.string(),
      (fields, value) => {
        for (const each of v.parse(CardAdditionalFields, fields)) {
          expect(each.name).not.toBe('');
          expect(deepLinkOf(each, value) ?? 'https://').toMatch(/^https?:\/\//i);
        }
      },
    ),
  );
});
