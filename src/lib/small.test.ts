import { countOf } from './count';
import { formatByteSize, formatMoney, readMoney } from './formatNumber';
import { isGuid } from './guid';
import { isFilledIn, searchText, trimEndOf } from './text';
import { webAddress } from './links';
import { sameValue } from './values';
import { spaceZipCodes, townLine } from './zipCode';

describe('isGuid (X8)', () => {
  it.each([
    ['6f000000-0000-4000-8000-000000000001', true],
    ['6F000000-0000-4000-8000-00000000000A', true],
    ['{6f000000-0000-4000-8000-000000000001}', false],
    ['6f00000000004000800000000000001', false],
    ['6g000000-0000-4000-8000-000000000001', false],
    [' 6f000000-0000-4000-8000-000000000001', false],
    ['', false],
  ])('accepts %j: %s', (text, expected) => {
    expect(isGuid(text)).toBe(expected);
  });
});

describe('postcodes', () => {
  it.each([
    ['1016AB', '1016 AB'],
    ['1016 AB', '1016 AB'],
    ['Kerkstraat 10-2, 1016AB Amsterdam', 'Kerkstraat 10-2, 1016 AB Amsterdam'],
    ['Kerkstraat 1016A, 1016AB Amsterdam', 'Kerkstraat 1016A, 1016 AB Amsterdam'],
    ['Rue 12, B-1000 Brussel', 'Rue 12, B-1000 Brussel'],
    ['VHE-10069AB', 'VHE-10069AB'],
    ['', ''],
    [null, null],
  ])('in %j are spaced as %j', (text, expected) => {
    expect(spaceZipCodes(text)).toBe(expected);
  });

  it.each([
    ['1016AB', 'Amsterdam', '1016 AB Amsterdam'],
    [null, 'Amsterdam', 'Amsterdam'],
    ['1016AB', null, '1016 AB'],
    [null, null, ''],
  ])('%j and towns %j make the line %j', (zipCode, city, line) => {
    expect(townLine(zipCode, city)).toBe(line);
  });
});

describe('countOf', () => {
  it.each([
    [0, '0 taken'],
    [1, '1 taak'],
    [999, '999 taken'],
    [10_006, '10.006 taken'],
  ])('writes %d as %s', (count, expected) => {
    expect(countOf(count, 'taak', 'taken')).toBe(expected);
  });
});

describe('formatByteSize', () => {
  it.each([
    [0, '0 b'],
    [-5, '0 b'],
    [512, '512 b'],
    [1_024, '1 Kb'],
    [1_536, '1,5 Kb'],
    [5 * 1_024 ** 2, '5 Mb'],
    [1_024 ** 3, '1 Gb'],
    [3 * 1_024 ** 5, '3072 Tb'],
  ])('writes %d bytes as %s', (bytes, expected) => {
    expect(formatByteSize(bytes)).toBe(expected);
  });
});

it.each([
  [1225.7, '€ 1.225,70'],
  [0, '€ 0,00'],
  [-12.5, '€ -12,50'],
  [0.005, '€ 0,01'],
  [null, '–'],
])('The amount %j is written as %s', (amount, text) => {
  expect(formatMoney(amount).replaceAll('\u00A0', ' ')).toBe(text);
});

it.each([
  ['1225', 1225],
  ['1225,7', 1225.7],
  ['1.225,70', 1225.7],
  ['1.234.567', 1234567],
  ['0,05', 0.05],
  ['12.5', null],
  ['1225.70', null],
  ['1.22,70', null],
  ['1234.567', null],
  ['12,', null],
  [',50', null],
  ['12,505', null],
  ['-12,50', null],
  ['€ 12', null],
  ['9'.repeat(20), null],
  ['', null],
])('The typed amount %j is read as %j (ENUM-88)', (typed, amount) => {
  expect(readMoney(typed)).toBe(amount);
});

it.each([
  ['', ''],
  ['...', ''],
  ['a.b. .', 'a.b'],
  ['.a', '.a'],
])('The text %j without dots and spaces at its end is %j', (text, expected) => {
  expect(trimEndOf(text, /[.\s]/)).toBe(expected);
});

it.each([
  ['https://voorbeeld.nl/plattegrond', 'https://voorbeeld.nl/plattegrond'],
  ['javascript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['blob:https://x/y', null],
  ['geen adres', null],
  [null, null],
])('The text %s gives the link %s', (url, expected) => {
  expect(webAddress(url)).toBe(expected);
});

describe('sameValue', () => {
  it.each([
    [
      'equal records with their properties in another order',
      { a: 1, b: [1, { c: null }] },
      { b: [1, { c: null }], a: 1 },
      true,
    ],
    [
      'a property that is undefined with one that is missing, as in storage',
      { a: 1, b: undefined },
      { a: 1 },
      true,
    ],
    ['records that differ deep inside', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
    ['a property with an inherited one', { toString: 1 }, {}, false],
    ['null with an object', null, {}, false],
  ])('compares %s', (_, one, other, isSame) => {
    expect([sameValue(one, other), sameValue(other, one)]).toEqual([isSame, isSame]);
  });
});

it.each([
  ['', false],
  [' \n\t', false],
  ['\u00a0', false],
  ['\u200b', false],
  ['\u200c\u200d', false],
  ['\u202a\u202c', false],
  ['\u2060\ufeff', false],
  ['\u00ad', false],
  ['\u2800', false],
  ['\u3164', false],
  ['\u115f\u1160', false],
  ['\u200bA', true],
  ['.', true],
  ['\u{1f600}', true],
])('The text %j counts as filled in: %s', (text, expected) => {
  expect(isFilledIn(text)).toBe(expected);
});

it.each([
  ['lekkage.', 'lekkage'],
  [' lekkage . ', 'lekkage'],
  ['\u200blekkage', 'lekkage'],
  ['lek\u00adkage', 'lekkage'],
  ['\u202ade Vries\u202c', 'de Vries'],
  ['\ufeff', ''],
])('The search text %j is sent as %j', (query, expected) => {
  expect(searchText(query)).toBe(expected);
});
