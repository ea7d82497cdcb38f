import * as v from 'valibot';
import { Person } from '../person';
import { homeAddressField, noAddress, postalAddressField, withoutEmptyAddresses } from './addressFields';
import { emailField } from './emailField';
import type { AddressValue, Circumstances, PhoneValue } from './personField';
import { personFieldTexts } from './personFieldTexts';
import { phoneField, withoutEmptyPhones } from './phoneField';

const texts = personFieldTexts.problems;

const home = {
  type: 'Home',
  street: 'Kerkstraat',
  houseNumber: 10,
  houseNumberSuffix: '2',
  zipCode: '1016AB',
  city: 'Amsterdam',
  country: 'Nederland',
  addressLine: 'Kerkstraat 10-2',
  bagId: 'b-1',
};
const number = {
  number: '0610000731',
  description: 'Mobiel',
  type: 'Mobile',
  original: '0610000731',
  verified: '2024',
};
const raw = {
  id: 'p1',
  contactDetails: {
    emailAddresses: [{ emailAddress: 'maria@mail.example', isPrimary: true }],
    phoneNumbers: [number, { number: 'Niet bekend', description: 'Werk', type: 'Work', original: '' }],
    addresses: [home],
    fax: '020',
  },
  homeAddress: home,
  postalAddress: null,
};
const personFrom = (changes: object = {}) => v.parse(Person, { ...raw, ...changes });
const usual: Circumstances = {
  today: '2026-11-23',
  phoneTypes: { allowed: ['Home', 'Mobile', 'Work', 'Unknown'], mayRepeat: false },
  person: personFrom(),
};

/** Keeps only the parts with a problem. */
const wrong = (problems: unknown) =>
  Object.fromEntries(Object.entries(problems as object).filter(([, problem]) => problem !== null));

describe('e-mail addresses', () => {
  it.each([
    ['maria@mail.example', undefined],
    ['', undefined],
    ['maria', texts.emailAddress],
    ['maria@mail', texts.emailAddress],
    ['maria @mail.example', texts.emailAddress],
    ['a@b.example, c@d.example', texts.emailAddress],
    ['Maria<maria@mail.example>', texts.emailAddress],
    ['maria@mail..example', texts.emailAddress],
    ['maria@mail.example\u200d', undefined],
    [`${'x'.repeat(250)}@mail.example`, texts.tooLong(254)],
    ['\u202Emaria@mail.example', undefined],
    ['\u2800', undefined],
    ['EERSTE@mail.example ', texts.emailAddressTwice],
  ])('are checked: %j', (typed, problem) => {
    const found = wrong(emailField.check?.(['eerste@mail.example', typed], [], usual));
    expect(found).toEqual(problem === undefined ? {} : { 1: problem });
  });

  it('keep the notes of the back end, and are dropped when empty', () => {
    const typed = ['maria@mail.example', '\u200bnieuw@mail.example\u00a0', '\u2060'];
    expect(emailField.write(raw, typed, [])['contactDetails']).toEqual({
      ...raw.contactDetails,
      emailAddresses: [
        { emailAddress: 'maria@mail.example', isPrimary: true },
        { emailAddress: 'nieuw@mail.example' },
      ],
    });
  });
});

const phone = (typed: string, changes: Partial<PhoneValue> = {}): PhoneValue => ({
  number: typed,
  type: 'Mobile',
  description: '',
  original: typed,
  ...changes,
});
const added = (typed: string) => phone(typed, { original: '', type: 'Unknown' });

describe('telephone numbers (CARD-119 to 123, 129)', () => {
  const check = (to: PhoneValue[], from: PhoneValue[], circumstances: Partial<Circumstances> = {}) =>
    wrong(phoneField.check?.(to, from, { ...usual, ...circumstances }));

  it.each([
    ['06 1234-5679', undefined],
    ['+31 (0)6 12345679', undefined],
    ['', undefined],
    ['bel mij', texts.phoneCharacters],
    ['0612345679 thuis', texts.phoneCharacters],
    ['٠٦١٢٣٤٥٦٧٨', texts.phoneCharacters],
    ['\u202a0612345679\u202c', undefined],
    ['06\u201112345679', undefined],
    ['12', texts.phoneNumber],
    ['0'.repeat(31), texts.tooLong(30)],
    ['06-12345678', texts.phoneTwice],
  ])('are checked when new: %j', (typed, problem) => {
    const known = phone('0612345678');
    expect(check([known, added(typed)], [known])).toEqual(problem === undefined ? {} : { 1: problem });
  });

  it('that were stored already are not checked, but may not be emptied', () => {
    const old = phone('bel moeder', { type: 'Home' });
    expect(check([old, added('0612345678')], [old])).toEqual({});
    expect(check([{ ...old, number: '' }], [old])).toEqual({ 0: texts.phoneEmpty });
  });

  it.each<[string, PhoneValue[], Partial<Circumstances>, object]>([
    [
      'a type that is not allowed',
      [phone('0612345678', { type: 'WhenBusy' })],
      {},
      { '0.type': texts.phoneType },
    ],
    [
      'the same type twice',
      [phone('0612345678'), phone('0612345679')],
      {},
      { '1.type': texts.phoneTypeTwice },
    ],
    [
      'the same type twice where that is allowed',
      [phone('0612345678'), phone('0612345679')],
      { phoneTypes: { allowed: ['Mobile'], mayRepeat: true } },
      {},
    ],
    [
      'an unknown type where types are not checked',
      [phone('0612345678', { type: 'Onzin' })],
      { phoneTypes: { allowed: null, mayRepeat: true } },
      {},
    ],
  ])('are checked for their type: %s', (_, phones, circumstances, expected) => {
    expect(check(phones, [], circumstances)).toEqual(expected);
  });

  it('are sent in the stored form; new numbers have no type, and empty numbers are left out', () => {
    const before = phoneField.read(personFrom());
    const typed = [
      { ...before[0]!, type: 'Home' },
      { number: '+31 (0)6 1234 5678', type: 'Mobile', description: 'Telefoon 2', original: '' },
      { number: '', type: 'Unknown', description: 'Telefoon 3', original: '' },
    ];
    expect(phoneField.write(raw, typed, before)['contactDetails']).toEqual({
      ...raw.contactDetails,
      phoneNumbers: [
        { ...number, type: 'Home' },
        { number: '0612345678', description: 'Telefoon 2', type: 'Unknown', original: '' },
      ],
    });
  });
});

const whole: AddressValue = {
  ...noAddress,
  zipCode: '1016 AB',
  houseNumber: '10',
  street: 'Kerkstraat',
  city: 'Amsterdam',
};
const LONG = 'x'.repeat(101);

describe.each([homeAddressField, postalAddressField])('$name (CARD-126 to 128)', (field) => {
  const beside = field.name;
  const type = beside === 'homeAddress' ? 'Home' : 'Postal';
  const check = (changes: Partial<AddressValue>, country = 'Nederland') =>
    wrong(
      field.check?.({ ...whole, ...changes }, noAddress, {
        ...usual,
        person: personFrom({ [beside]: { ...home, country } }),
      }),
    );

  it.each<[Partial<AddressValue>, object]>([
    [{}, {}],
    [noAddress, {}],
    [{ houseNumber: '' }, {}],
    [{ street: ' ' }, { street: texts.street }],
    [{ city: '' }, { city: texts.city }],
    [{ zipCode: '' }, { zipCode: texts.zipCode }],
    [{ zipCode: '١٠١٦AB' }, { zipCode: texts.zipCode }],
    [{ zipCode: '1016AB Amsterdam' }, { zipCode: texts.zipCode }],
    [{ zipCode: '1016AB\u200b' }, {}],
    [{ zipCode: '\u202a1016\u00a0AB\u202c' }, {}],
    [{ zipCode: '1016\u0000AB' }, { zipCode: texts.invisible }],
    [{ houseNumber: '10\u2060' }, {}],
    [{ houseNumber: '\u2800' }, {}],
    [{ houseNumberSuffix: 'hs\ufeff' }, {}],
    [{ houseNumber: '10a' }, { houseNumber: texts.houseNumber }],
    [{ houseNumber: '-1' }, { houseNumber: texts.houseNumber }],
    [{ houseNumber: '123456' }, { houseNumber: texts.houseNumber }],
    [{ houseNumberSuffix: 'x'.repeat(11) }, { houseNumberSuffix: texts.tooLong(10) }],
    [{ street: LONG }, { street: texts.tooLong(100) }],
    [{ city: 'Jan\u202Ednalla' }, { city: texts.invisible }],
  ])('is checked with %j', (changes, expected) => {
    expect(check(changes)).toEqual(expected);
  });

  it('is sent without invisible characters', () => {
    const typed = {
      ...whole,
      zipCode: '\u202a1016 AB\u202c',
      houseNumber: '10\u200b',
      houseNumberSuffix: '\u2060hs',
    };
    expect(field.write({}, typed, noAddress)[beside]).toMatchObject({
      zipCode: '1016 AB',
      houseNumber: 10,
      houseNumberSuffix: 'hs',
    });
  });

  it('needs a zip code abroad too, in any form', () => {
    expect(check({ zipCode: 'B-1000' }, 'België')).toEqual({});
    expect(check({ zipCode: '' }, 'België')).toEqual({ zipCode: texts.zipCode });
  });

  it('keeps its other stored parts but not its address lines, and sends 0 for an empty house number', () => {
    const known = { ...home, type };
    const person = { ...raw, [beside]: known, contactDetails: { ...raw.contactDetails, addresses: [known] } };
    const body = field.write(person, { ...whole, houseNumber: '' }, noAddress);
    const parts = { ...known, addressLine: undefined };
    const expected = { ...parts, zipCode: '1016 AB', houseNumber: 0, houseNumberSuffix: null };
    expect(body[beside]).toEqual(expected);
    expect(body['contactDetails']).toEqual({ ...raw.contactDetails, addresses: [expected] });
  });

  it('is left out when it is empty', () => {
    const person = { ...raw, contactDetails: { addresses: [{ ...home, type }] } };
    const body = field.write(person, noAddress, whole);
    expect([body['contactDetails'], body[beside]]).toEqual([{ addresses: [] }, null]);
  });

  it('keeps the other address when the list is missing', () => {
    const other = type === 'Home' ? { ...home, type: 'Postal' } : home;
    const person = { homeAddress: null, postalAddress: other, contactDetails: null };
    const body = field.write(person, whole, noAddress);
    expect(body['contactDetails']).toMatchObject({
      addresses: expect.arrayContaining([other, expect.objectContaining({ type })]) as unknown,
    });
  });
});

describe('the empty parts that every change leaves out (CARD-128, 129)', () => {
  const emptyAddress = { type: 'Postal', zipCode: null, city: ' ', houseNumber: 0, country: 'NL' };
  const emptyPhone = { number: '', original: null, type: 'Home' };
  const stored = {
    ...raw,
    contactDetails: {
      ...raw.contactDetails,
      addresses: [home, emptyAddress],
      phoneNumbers: [number, emptyPhone],
    },
    postalAddress: emptyAddress,
  };

  it('include an address without any part, in the list and in its own field', () => {
    const body = withoutEmptyAddresses(stored);
    expect(body).toMatchObject({ homeAddress: home, postalAddress: null });
    expect(body['contactDetails']).toMatchObject({ addresses: [home], fax: '020' });
  });

  it('include an address without city and house number, even when its other parts are filled in', () => {
    const partly = {
      ...emptyAddress,
      street: 'Lindengracht',
      zipCode: '1015AB',
      fullAddressLine: 'Lindengracht',
    };
    const body = withoutEmptyAddresses({ ...stored, contactDetails: { addresses: [home, partly] } });
    expect(body['contactDetails']).toEqual({ addresses: [home] });
  });

  it.each([{ city: 'Amsterdam' }, { houseNumber: 3 }])('do not include an address with only %j', (part) => {
    const known = { contactDetails: { addresses: [{ ...emptyAddress, ...part }] } };
    expect(withoutEmptyAddresses(known)).toBe(known);
  });

  it('include a phone number whose number and original are empty', () => {
    expect(withoutEmptyPhones(stored)['contactDetails']).toMatchObject({
      phoneNumbers: [number],
      fax: '020',
    });
  });

  it.each([[raw], [{ id: 'p1', contactDetails: null }], [{ id: 'p1', contactDetails: 'onzin' }]])(
    'do not occur in the person %j, who is sent unchanged',
    (person) => {
      expect(withoutEmptyPhones(withoutEmptyAddresses(person))).toBe(person);
    },
  );
});
