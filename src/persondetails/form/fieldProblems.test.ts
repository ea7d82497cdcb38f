import { detailsTexts } from '../detailsTexts';
import { type Circumstances, problemsOf } from './fieldProblems';
import type { AddressValue, FieldValues, PersonField, PhoneValue } from './personFields';

const texts = detailsTexts.problems;
const place: AddressValue = { zipCode: '', houseNumber: '', houseNumberSuffix: '', street: '', city: '' };
const whole: AddressValue = {
  ...place,
  zipCode: '1016 AB',
  houseNumber: '10',
  street: 'Kerkstraat',
  city: 'Amsterdam',
};
const usual: Circumstances = {
  today: '2026-11-23',
  phoneTypes: { allowed: ['Home', 'Mobile', 'Work', 'Unknown'], mayRepeat: false },
  foreign: { homeAddress: false, postalAddress: false },
};
const phone = (number: string, changes: Partial<PhoneValue> = {}): PhoneValue => ({
  number,
  type: 'Mobile',
  description: '',
  original: number,
  ...changes,
});
const added = (number: string, type = 'Unknown') => phone(number, { original: '', type });

function problems<F extends PersonField>(
  field: F,
  to: FieldValues[F],
  from: FieldValues[F],
  circumstances: Partial<Circumstances> = {},
) {
  return problemsOf({ [field]: { from, to } }, { ...usual, ...circumstances });
}

const LONG = 'x'.repeat(101);
const TURNED = 'Jan\u202Ednalla';

describe('a line of text', () => {
  it.each<['firstName' | 'initials' | 'insertion' | 'lastName' | 'companyName', string, string | undefined]>([
    ['firstName', 'Zoë-Ann', undefined],
    ['firstName', 'محمد', undefined],
    ['firstName', LONG, texts.tooLong(100)],
    ['firstName', TURNED, texts.invisible],
    ['firstName', 'Jan\u0000', texts.invisible],
    ['firstName', 'Jan\u200b', texts.invisible],
    ['firstName', 'می\u200cخواهم', undefined],
    ['initials', LONG, texts.tooLong(100)],
    ['insertion', TURNED, texts.invisible],
    ['lastName', '  ', texts.lastName],
    ['lastName', LONG, texts.tooLong(100)],
    ['companyName', '', texts.companyName],
  ])('%s %j', (field, typed, problem) => {
    expect(problems(field, typed, 'Jan')[field]).toBe(problem);
  });

  it.each([
    ['34125678', undefined],
    ['', undefined],
    ['3412567', texts.chamberOfCommerceNumber],
    ['34125678\u200b', texts.invisible],
    ['KvK 34125678', texts.chamberOfCommerceNumber],
    ['٣٤١٢٥٦٧٨', texts.chamberOfCommerceNumber],
  ])('chamber of commerce number %j', (typed, problem) => {
    expect(problems('chamberOfCommerceNumber', typed, '1').chamberOfCommerceNumber).toBe(problem);
  });

  it.each([
    ['11-11-1994', undefined],
    [' 1/2/1980 ', undefined],
    ['', undefined],
    ['23-11-2026', undefined],
    ['24-11-26', undefined],
    ['24-11-2026', texts.birthDateLater],
    ['31-04-1990', texts.birthDate],
    ['gisteren', texts.birthDate],
    ['11-11-1994\u200b', texts.invisible],
    ['11-11-1094', texts.birthDateEarlier],
    ['11-11-1994 11-11-1994', texts.birthDate],
    ['١١-١١-١٩٩٤', texts.birthDate],
    ['\u200f١١-١١-١٩٩٤', texts.invisible],
  ])('birth date %j', (typed, problem) => {
    expect(problems('birthDate', typed, '01-01-1900').birthDate).toBe(problem);
  });
});

it.each([
  ['maria@mail.example', undefined],
  ['', undefined],
  ['maria', texts.emailAddress],
  ['maria@mail', texts.emailAddress],
  ['maria @mail.example', texts.emailAddress],
  ['a@b.example, c@d.example', texts.emailAddress],
  ['Maria<maria@mail.example>', texts.emailAddress],
  ['maria@mail..example', texts.emailAddress],
  ['maria@mail.example\u200d', texts.invisible],
  [`${'x'.repeat(250)}@mail.example`, texts.tooLong(254)],
  ['\u202Emaria@mail.example', texts.invisible],
  ['EERSTE@mail.example ', texts.emailAddressTwice],
])('e-mail address %j', (typed, problem) => {
  expect(problems('emailAddresses', ['eerste@mail.example', typed], [])['emailAddresses.1']).toBe(problem);
});

describe('telephone numbers (CARD-120 to 123)', () => {
  it.each([
    ['06 1234-5679', undefined],
    ['+31 (0)6 12345679', undefined],
    ['', undefined],
    ['bel mij', texts.phoneCharacters],
    ['0612345679 thuis', texts.phoneCharacters],
    ['٠٦١٢٣٤٥٦٧٨', texts.phoneCharacters],
    ['\u202a0612345679\u202c', texts.invisible],
    ['12', texts.phoneNumber],
    ['0'.repeat(31), texts.tooLong(30)],
    ['06-12345678', texts.phoneTwice],
  ])('a new number %j', (typed, problem) => {
    const known = phone('0612345678');
    expect(problems('phoneNumbers', [known, added(typed)], [known])['phoneNumbers.1']).toBe(problem);
  });

  it('leaves what stood there alone, but asks for a number that was emptied', () => {
    const old = phone('bel moeder', { type: 'Home' });
    expect(problems('phoneNumbers', [old, added('0612345678')], [old])).toEqual({});
    const emptied = { ...old, number: '' };
    expect(problems('phoneNumbers', [emptied], [old])).toEqual({ 'phoneNumbers.0': texts.phoneEmpty });
  });

  it.each<[string, PhoneValue[], Partial<Circumstances>, object]>([
    [
      'not allowed',
      [phone('0612345678', { type: 'WhenBusy' })],
      {},
      { 'phoneNumbers.0.type': texts.phoneType },
    ],
    [
      'twice',
      [phone('0612345678'), phone('0612345679')],
      {},
      { 'phoneNumbers.1.type': texts.phoneTypeTwice },
    ],
    [
      'twice where that may be',
      [phone('0612345678'), phone('0612345679')],
      { phoneTypes: { allowed: ['Mobile'], mayRepeat: true } },
      {},
    ],
    [
      'any where types are not checked',
      [phone('0612345678', { type: 'Onzin' })],
      { phoneTypes: { allowed: null, mayRepeat: true } },
      {},
    ],
  ])('a type %s', (_, phones, circumstances, expected) => {
    expect(problems('phoneNumbers', phones, [], circumstances)).toEqual(expected);
  });
});

describe('an address (CARD-126, 127)', () => {
  const about = (changes: Partial<AddressValue>, foreign = false) =>
    problems('homeAddress', { ...whole, ...changes }, place, {
      foreign: { homeAddress: foreign, postalAddress: false },
    });

  it.each<[Partial<AddressValue>, object]>([
    [{}, {}],
    [place, {}],
    [{ houseNumber: '' }, {}],
    [{ street: ' ' }, { 'homeAddress.street': texts.street }],
    [{ city: '' }, { 'homeAddress.city': texts.city }],
    [{ zipCode: '' }, { 'homeAddress.zipCode': texts.zipCode }],
    [{ zipCode: '١٠١٦AB' }, { 'homeAddress.zipCode': texts.zipCode }],
    [{ zipCode: '1016AB Amsterdam' }, { 'homeAddress.zipCode': texts.zipCode }],
    [{ zipCode: '1016AB\u200b' }, { 'homeAddress.zipCode': texts.invisible }],
    [{ houseNumber: '10\u2060' }, { 'homeAddress.houseNumber': texts.invisible }],
    [{ houseNumber: '10a' }, { 'homeAddress.houseNumber': texts.houseNumber }],
    [{ houseNumber: '-1' }, { 'homeAddress.houseNumber': texts.houseNumber }],
    [{ houseNumber: '123456' }, { 'homeAddress.houseNumber': texts.houseNumber }],
    [{ houseNumberSuffix: 'x'.repeat(11) }, { 'homeAddress.houseNumberSuffix': texts.tooLong(10) }],
    [{ street: LONG }, { 'homeAddress.street': texts.tooLong(100) }],
    [{ city: TURNED }, { 'homeAddress.city': texts.invisible }],
  ])('%j', (changes, expected) => {
    expect(about(changes)).toEqual(expected);
  });

  it('abroad has another zip code, but has one', () => {
    expect(about({ zipCode: 'B-1000' }, true)).toEqual({});
    expect(about({ zipCode: '' }, true)).toEqual({ 'homeAddress.zipCode': texts.zipCode });
  });
});

it('does not judge what was not changed', () => {
  expect(problemsOf({}, usual)).toEqual({});
});
