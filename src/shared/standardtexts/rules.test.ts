import { textsWith } from './found';
import { placeAtSlash, wordAt } from './field/place';
import { fillIn, variablesIn, withVariables } from './variables';

/** `|` is the cursor. */
const split = (marked: string) => ({ text: marked.replace('|', ''), cursor: marked.indexOf('|') });

describe("a typed '/'", () => {
  it.each([
    ['/|', 0],
    ['Dag /|', 4],
    ['Dag\n/|', 4],
    ['Dag\t/| mevrouw', 4],
    ['Dag\u00a0/|', 4],
    ['en/|of', null],
    ['https:/|', null],
    ['https://|', null],
    ['www.x.nl/a/|', null],
    ['(/|', null],
    ['Dag|/', null],
    ['|', null],
  ])('in %j opens the list at %j', (marked, start) => {
    const { text, cursor } = split(marked);
    expect(placeAtSlash(text, cursor)?.start ?? null).toBe(start);
  });
});

describe('the searched word', () => {
  it.each([
    ['Dag /|', ''],
    ['Dag /hal|', 'hal'],
    ['Dag /ha|l', 'ha'],
    ['Dag /hal |', null],
    ['Dag /hal\n|', null],
    ['Dag |/hal', null],
    ['Dag |', null],
    ['Da|', null],
    ['Dag x|', null],
  ])('in %j is %j', (marked, word) => {
    const { text, cursor } = split(marked);
    expect(wordAt(text, { start: 4, wordStart: 5 }, cursor)).toBe(word);
  });

  it('needs no slash if the button opened the list', () => {
    expect(wordAt('Dag hal', { start: 4, wordStart: 4 }, 7)).toBe('hal');
  });
});

describe('a search in the texts', () => {
  const texts = [
    { id: 'a', name: 'Bericht over een afspraak', text: 'Wij komen langs.' },
    { id: 'b', name: 'Groet', text: 'Met vriendelijke groet' },
    { id: 'c', name: null, text: 'Eén ogenblik, ik zoek de\nafspraak op.' },
    { id: 'd', name: 'Afspraak maken', text: 'Wanneer schikt het?' },
  ];
  it.each([
    ['', 'abcd'],
    ['afspraak', 'dac'],
    ['AFSP', 'dac'],
    ['een', 'ac'],
    ['riend', 'b'],
    ['deafspraak', ''],
    ['xyz', ''],
  ])('for %j finds the texts with the ids %j', (word, ids) => {
    expect(
      textsWith(texts, word)
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids);
  });
});

describe('variables', () => {
  const values = { naam: 'Jan $& Peters', adres: null, agent: 'Anne {naam}', datum: '25-11-2026' };
  it.each([
    ['Beste {naam}, {datum}', 'Beste Jan $& Peters, 25-11-2026', ['naam', 'datum']],
    ['{Naam} {naam}', 'Jan $& Peters Jan $& Peters', ['naam']],
    ['[[username]] of {agent}', 'Anne {naam} of Anne {naam}', ['agent']],
    ['Op {adres} om {tijd van komst}', 'Op {adres} om {tijd van komst}', ['adres', 'tijd van komst']],
    ['{} { } {1} {a:b} {constructor}', '{} { } {1} {a:b} {constructor}', ['constructor']],
  ])('are filled in and listed: %s', (text, filled, names) => {
    expect(fillIn(text, values)).toBe(filled);
    expect(variablesIn(text)).toEqual(names);
  });

  it.each([
    ['Beste Jan Peters, ik ben Anne.', 'Beste {naam}, ik ben {agent}.'],
    ['Peterselie en Annemarie blijven', 'Peterselie en Annemarie blijven'],
    ['Kade 1, 1234 AB Delft (Jan Peters)', '{adres} ({naam})'],
    ['Op', 'Op'],
  ])('replace known values: %s', (text, made) => {
    const known = { naam: 'Jan Peters', adres: 'Kade 1, 1234 AB Delft', agent: 'Anne', datum: 'Op' };
    expect(withVariables(text, known)).toBe(made);
  });
});
