import * as v from 'valibot';
import { Person } from '../person';
import { companyFields } from './companyFields';
import type { FieldOf } from './personField';
import { personalFields } from './personalFields';
import { personFieldTexts } from './personFieldTexts';

const texts = personFieldTexts.problems;
const [initials, firstName, insertion, lastName, birthDate, gender] = personalFields;
const [companyName, chamberOfCommerceNumber] = companyFields;

const problemOf = (field: FieldOf<'line' | 'date' | 'choice'>, typed: string, from: string) =>
  field.check?.(typed, from, {
    today: '2026-11-23',
    phoneTypes: { allowed: null, mayRepeat: true },
    person: v.parse(Person, { id: 'p1' }),
  });

const LONG = 'x'.repeat(101);
const TURNED = 'Jan\u202Ednalla';

describe('a line of text', () => {
  it.each([
    [firstName, 'Zoë-Ann', null],
    [firstName, 'محمد', null],
    [firstName, '', null],
    [firstName, LONG, texts.tooLong(100)],
    [firstName, TURNED, texts.invisible],
    [firstName, 'Jan\u0000', texts.invisible],
    [firstName, 'Jan\u200b', texts.invisible],
    [firstName, 'می\u200cخواهم', null],
    [initials, LONG, texts.tooLong(100)],
    [insertion, TURNED, texts.invisible],
    [lastName, '  ', texts.lastName],
    [lastName, LONG, texts.tooLong(100)],
    [companyName, '', texts.companyName],
    [companyName, TURNED, texts.invisible],
    [chamberOfCommerceNumber, '34125678', null],
    [chamberOfCommerceNumber, '', null],
    [chamberOfCommerceNumber, '3412567', texts.chamberOfCommerceNumber],
    [chamberOfCommerceNumber, '34125678\u200b', null],
    [chamberOfCommerceNumber, 'KvK 34125678', texts.chamberOfCommerceNumber],
    [chamberOfCommerceNumber, '٣٤١٢٥٦٧٨', texts.chamberOfCommerceNumber],
  ])('is checked (%#): $name %j', (field, typed, problem) => {
    expect(problemOf(field!, typed, 'Jan')).toBe(problem);
  });

  it('is sent without surrounding white space, and as null when empty', () => {
    const person = { id: 'p1', household: { size: 3 } };
    expect(firstName!.write(person, ' Marie ', '')).toEqual({ ...person, firstName: 'Marie' });
    expect(insertion!.write(person, ' ', 'van')).toEqual({ ...person, insertion: null });
    expect(gender!.write(person, 'Male', 'Unknown')).toEqual({ ...person, gender: 'Male' });
  });
});

describe('a birth date', () => {
  it.each([
    ['11-11-1994', null],
    [' 1/2/1980 ', null],
    ['', null],
    ['23-11-2026', null],
    ['24-11-26', null],
    ['1-2-80', null],
    ['23-11-26', texts.birthDateCentury('23-11-1926', '23-11-2026')],
    ['1/2/15', texts.birthDateCentury('01-02-1915', '01-02-2015')],
    ['29-02-00', null],
    ['28-02-00', texts.birthDateCentury('28-02-1900', '28-02-2000')],
    ['01-02-1915', null],
    ['01-02-2015', null],
    ['24-11-2026', texts.birthDateLater],
    ['31-04-1990', texts.birthDate],
    ['gisteren', texts.birthDate],
    ['11-11-1994\u200b', null],
    ['\u200e11-11-1994', null],
    ['11-11-1994\u0000', texts.invisible],
    ['11-11-1094', texts.birthDateEarlier],
    ['11-11-1994 11-11-1994', texts.birthDate],
    ['١١-١١-١٩٩٤', texts.birthDate],
    ['\u200f١١-١١-١٩٩٤', texts.birthDate],
  ])('is checked: %j', (typed, problem) => {
    expect(problemOf(birthDate!, typed, '01-01-1900')).toBe(problem);
  });

  it.each([
    ['1-2-1980', '1980-02-01'],
    ['1-2-80', '1980-02-01'],
    ['1-2-1980\u200b', '1980-02-01'],
    ['', null],
  ])('typed as %j is sent as %j', (typed, sent) => {
    expect(birthDate!.write({}, typed, '')).toEqual({ birthDate: sent });
  });
});

it('A changed company name also becomes the name of the person when the two were the same', () => {
  const company = { name: 'Amstel B.V.', companyName: 'Amstel B.V.' };
  const write = (person: object) => companyName!.write({ ...person }, 'Rijn B.V.', 'Amstel B.V.');
  expect(write(company)).toEqual({ name: 'Rijn B.V.', companyName: 'Rijn B.V.' });
  expect(write({ ...company, name: 'Maria van Dijk' })).toMatchObject({ name: 'Maria van Dijk' });
});
