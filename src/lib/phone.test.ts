import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatPhone, isDiallable, isDoubtfulNumber, isMobileNumber, readPhone } from './phone';

test.each([
  [null, 'Niet bekend'],
  ['', 'Niet bekend'],
  ['Niet bekend', 'Niet bekend'],
  ['0612345678', '06-12345678'],
  ['0201234567', '020-1234567'],
  ['0229123456', '0229-123456'],
  ['0881234567', '0881234567'],
  ['112', '112'],
  ['061234567', '061234567'],
  ['06123456789', '06123456789'],
  ['+31612345678', '+31612345678'],
  ['020 1234567', '020 1234567'],
  ['bel mij', 'bel mij'],
])('The number %s is shown as %s', (number, shown) => {
  expect(formatPhone(number)).toBe(shown);
});

it('A shown number has every digit of its text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^0\d{9}$/), (number) => {
      expect(formatPhone(number).replace('-', '')).toBe(number);
    }),
  );
});

test.each([
  ['0612345678', true],
  ['+31612345678', true],
  ['0031612345678', true],
  ['31612345678', true],
  ['0201234567', false],
  ['+4961234567', false],
  ['', false],
])('%s is a mobile number: %s', (number, is) => {
  expect(isMobileNumber(number)).toBe(is);
});

test.each([
  [null, false],
  ['', false],
  [' ', false],
  ['Niet bekend', false],
  ['0612345678', true],
])('%s can be dialled: %s', (number, can) => {
  expect(isDiallable(number)).toBe(can);
});

test.each([
  ['06-1234567', true],
  ['06-123456789', true],
  ['06\u20111234567', true],
  ['050-318400', true],
  ['0201234567890', true],
  ['+31 6 1234567', true],
  ['+31 (0)6 1234567', true],
  ['+32 475 12 34', true],
  ['06-12345678', false],
  ['050-3184000', false],
  ['088 1234567', false],
  ['+31612345678', false],
  ['+32 475 12 34 56', false],
  ['+49 30 123456', false],
  ['0800 0123', false],
  ['0900-1234', false],
  ['112', false],
  ['14024', false],
  ['116123', false],
  ['', false],
  ['bel mij', false],
])('The number %s is doubtful: %s', (typed, asked) => {
  expect(isDoubtfulNumber(typed)).toBe(asked);
});

describe('reading a typed number', () => {
  test.each([
    ['06 1234 5678', '0612345678'],
    ['06-12345678', '0612345678'],
    ['+31 (0)6 12345678', '0612345678'],
    ['0031612345678', '0612345678'],
    ['020-1234567', '0201234567'],
    [' 0612345678 ', '0612345678'],
    ['+32 470 12 34 56', '+32470123456'],
    ['bel mij', null],
    ['bel 0612345678', null],
    ['06', null],
    ['', null],
    ['06123456789012345678', null],
    ['112', '112'],
    ['14024', '14024'],
    ['14 024', '14024'],
    ['116123', '116123'],
    ['1850', '1850'],
    ['0900-1234', '09001234'],
    ['0800 0123', '08000123'],
    ['06\u201112345678', '0612345678'],
    ['06\u201312345678', '0612345678'],
    ['06\u221212345678', '0612345678'],
    ['06\u00a01234\u00a05678', '0612345678'],
    ['\u202a0612345678\u202c', '0612345678'],
    ['\u200b0612345678\ufeff', '0612345678'],
    ['06\u2009123\u202f45678', '0612345678'],
    ['\u2800', null],
    ['+31\u200e 6 12345678', '0612345678'],
  ])('converts %s to %s', (typed, number) => {
    expect(readPhone(typed)).toBe(number);
  });

  it('leaves its own result unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const number = readPhone(typed);
        if (number !== null) expect(readPhone(number)).toBe(number);
      }),
    );
  });
});
