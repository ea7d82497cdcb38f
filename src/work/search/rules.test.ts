import * as v from 'valibot';
import type { SearchKind } from '@/core/paths';
import { FoundComplex, FoundUnit } from '@/domain/properties/units';
import { Person } from '@/domain/people/person';
import { cardOf, foundComplex, foundPerson, foundUnit } from './found';
import { foundDetails } from './foundDetails';
import { numericQuery } from './useAsked';
import { matching, firstRowOf, type PaletteGroup } from './palette/paletteGroups';
import {
  asRelation,
  emptyRelation,
  problemsOf,
  withLookedUp,
  withoutLookedUp,
} from './relation/relationRules';
import { listAddress } from './sections';

const person = (fields: object) => foundPerson('tenants', v.parse(Person, { id: 'p1', ...fields }));
const home = (line: string) => ({ type: 'Home', fullAddressLine: line });

describe('a found person', () => {
  it.each([
    ['natural', true],
    ['legal', true],
    ['Natural', true],
    ['other', false],
    ['', false],
    [null, false],
    [17, false],
  ])('of type %j can be opened: %s', (type, canOpen) => {
    expect(person({ type }).canOpen).toBe(canOpen);
  });

  it('is distinguished from namesakes by address, number and, if known, date of birth', () => {
    expect(person({ homeAddress: home('Lindengracht 3, 1015AB Amsterdam') }).detail).toBe(
      'Lindengracht 3, 1015 AB Amsterdam',
    );
    const facts = { birthDate: '1971-02-14', phones: ['0201234567', '0612345678'], emails: ['a@b.nl'] };
    const details = (asked: string) => foundDetails('Kade 1', facts, asked);
    expect(details('kade').facts).toEqual(['Kade 1', '020-1234567', 'geboren 14-02-1971']);
    expect(details('06-1234')).toEqual({
      facts: ['Kade 1', '06-12345678', 'geboren 14-02-1971'],
      marked: '06-1234 06-12345678',
    });
    expect(details('A@B').facts).toEqual(['Kade 1', '020-1234567 · a@b.nl', 'geboren 14-02-1971']);
    expect(person({ contactDetails: null, name: null })).toMatchObject({
      name: 'Naam onbekend',
      detail: 'adres onbekend',
    });
  });

  it('has a mobile number and the first other one', () => {
    const numbers = ['Niet bekend', '0201234567', '0612345678', '0687654321', '0301234567', ''];
    const phoneNumbers = numbers.map((number) => ({ number }));
    expect(person({ contactDetails: { phoneNumbers } }).numbers).toEqual(['0612345678', '0201234567']);
  });
});

it.each<[SearchKind, string]>([
  ['tenants', '/klantenkaart/1/tijdlijn'],
  ['vendors', '/klantenkaart/1/tijdlijn'],
  ['colleagues', '/collegakaart/1'],
  ['units', '/objectkaart/1'],
  ['complexes', '/complexkaart/1'],
])('The address of the card of %s is %s', (kind, address) => {
  expect(cardOf({ kind, id: '1' })).toBe(address);
});

it.each([
  [{ addressLine: 'Kade 1' }, 'Kade 1', ''],
  [
    {
      street: 'Kade',
      houseNumber: 12,
      letter: 'A',
      houseNumberExtension: '3',
      zipCode: '2012KA',
      city: 'Haarlem',
      code: 'VHE-1',
    },
    'Kade 12A-3',
    '2012 KA Haarlem · VHE-1',
  ],
  [{ street: 'Kade', houseNumber: '12 bis' }, 'Kade 12 bis', ''],
  [{ fullAddressLine: 'Kade 1, Haarlem' }, 'Kade 1, Haarlem', ''],
  [{}, 'Adres onbekend', ''],
])('A unit %j is called %s', (unit, name, detail) => {
  expect(foundUnit(v.parse(FoundUnit, { id: 'u', ...unit }))).toMatchObject({ name, detail });
});

it('A complex without a name still has its town and code', () => {
  const complex = v.parse(FoundComplex, { id: 'c', city: 'Haarlem', code: 'C-101' });
  expect(foundComplex(complex)).toMatchObject({ name: 'Naam onbekend', detail: 'Haarlem · C-101' });
});

it.each([
  ['06 1234-5678', '0612345678'],
  ['+31612345678', '+31612345678'],
  ['112', '112'],
  ['12', null],
  ['', null],
  ['06 jan', null],
  ['1015AB', null],
])('The typed text %j is the number %j (AMB-194)', (text, number) => {
  expect(numericQuery(text)).toBe(number);
});

it.each([
  ['', '/klanten'],
  ['jan & co', '/klanten?query=jan+%26+co'],
])('The list of all results for %j is %s', (query, address) => {
  expect(listAddress('tenants', query)).toBe(address);
});

it.each([
  ['', ['Naar taken', 'Donker']],
  ['taken', ['Naar taken']],
  ['naar ta', ['Naar taken']],
  ['kleur', ['Donker']],
  ['ken', []],
])('The actions that match the text %j are %j', (text, titles) => {
  const action = { icon: () => null, needs: [], does: { goTo: '/' } };
  const actions = [
    { ...action, title: 'Naar taken' },
    { ...action, title: 'Donker', words: 'kleuren' },
  ];
  expect(matching(actions, text).map(({ title }) => title)).toEqual(titles);
});

describe('the highlight starts', () => {
  const group = (key: string, state: PaletteGroup['state'], lines: string[]): PaletteGroup => ({
    key,
    title: key,
    things: key,
    state,
    count: lines.length,
    note: null,
    lines: lines.map((line) => ({ key: line, main: null, actions: [] })),
  });
  it.each([
    ['at the first row', [group('a', 'ready', []), group('b', 'ready', ['b1', 'b2'])], 'b1'],
    [
      'nowhere while a group above is being fetched',
      [group('a', 'waiting', []), group('b', 'ready', ['b1'])],
      null,
    ],
    ['not at rows of the previous search', [group('a', 'waiting', ['a1'])], null],
    ['below a group that failed', [group('a', 'failed', ['retry']), group('b', 'ready', ['b1'])], 'b1'],
    ['nowhere if there are no rows', [], null],
  ])('%s', (_, groups, first) => {
    expect(firstRowOf(groups)).toBe(first);
  });
});

describe('the typed data of a new relation', () => {
  const nameless = 'Vul een voornaam, achternaam of e‑mailadres in.';
  it.each([
    [{}, { lastName: nameless }],
    [{ lastName: '  ' }, { lastName: nameless }],
    [{ insertion: 'van' }, { lastName: nameless }],
    [{ firstName: 'Nina' }, {}],
    [{ email: 'nina@mail.example' }, {}],
    [{ email: 'nina' }, { email: 'Dit is geen geldig e‑mailadres.' }],
    [{ lastName: 'Nieuw', phoneNumber: 'bel mij' }, { phoneNumber: 'Dit is geen geldig telefoonnummer.' }],
    [{ lastName: 'Nieuw', phoneNumber: '06-1234 5678' }, {}],
  ])('with %j has the problems %j', (typed, problems) => {
    expect(problemsOf({ ...emptyRelation, ...typed })).toEqual(problems);
  });

  it('is sent trimmed, and empty values as null', () => {
    const typed = { ...emptyRelation, lastName: ' Nieuw ', phoneNumber: '06-1234 5678' };
    expect(asRelation(typed)).toEqual({
      customerId: null,
      externalId: null,
      agentInfoId: null,
      firstName: null,
      insertion: null,
      lastName: 'Nieuw',
      gender: 'Unknown',
      email: null,
      phoneNumber: '0612345678',
    });
  });

  it('is replaced by the data of another system, except where that system has none', () => {
    const typed = { ...emptyRelation, lastName: 'Nieuw', email: 'n@mail.example' };
    const known = { ...asRelation({ ...emptyRelation, lastName: 'Nieuwenhuis' }), externalId: '700001' };
    const taken = withLookedUp(typed, known);
    expect(asRelation(taken)).toMatchObject({
      lastName: 'Nieuwenhuis',
      email: 'n@mail.example',
      externalId: '700001',
    });
    expect(withoutLookedUp({ ...taken, firstName: 'Nina' })).toEqual({
      ...typed,
      firstName: 'Nina',
      lastName: '',
    });
  });
});
