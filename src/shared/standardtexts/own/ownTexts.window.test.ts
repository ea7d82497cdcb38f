import { removePersonal, removeLeftBehind } from '@/core/storage/removal';
import { forgetMemory } from '@/core/storage/storage';
import { isRight, withText, wrongWith } from './ownTextRules';
import { changeOwnTexts, MAX_NAME, MAX_TEXT, MAX_TEXTS, onOwnTexts, ownTextsOf } from './ownTexts';

const KEY = 'standard-texts/anne';
const groet = { id: 'g', name: 'Groet', text: 'Met vriendelijke groet' };
const names = (userId: string) => ownTextsOf(userId).map(({ name }) => name);
const elsewhere = (text: string | null) => {
  if (text === null) window.localStorage.removeItem(KEY);
  else window.localStorage.setItem(KEY, text);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
};

describe('own texts', () => {
  let leave: () => void;
  const reader = vi.fn();

  beforeEach(() => {
    forgetMemory();
    window.localStorage.clear();
    reader.mockReset();
    vi.spyOn(console, 'error').mockReturnValue();
    leave = onOwnTexts(reader);
  });
  afterEach(() => leave());

  it('belong to their user, and survive signing out and the next user of this browser', () => {
    expect(changeOwnTexts('anne', (texts) => withText(texts, groet))).toBe(true);
    removePersonal();
    removeLeftBehind('bram');
    expect(names('bram')).toEqual([]);
    expect(names('anne')).toEqual(['Groet']);
  });

  it('stay the same list until a change here or in another tab, which is reported', () => {
    const before = ownTextsOf('anne');
    expect(ownTextsOf('anne')).toBe(before);
    changeOwnTexts('anne', (texts) => withText(texts, groet));
    expect(reader).toHaveBeenCalledTimes(1);
    elsewhere(JSON.stringify([{ ...groet, name: 'Dag' }]));
    expect(reader).toHaveBeenCalledTimes(2);
    expect(names('anne')).toEqual(['Dag']);
  });

  it('keep a text that another tab added when they are changed', () => {
    ownTextsOf('anne');
    window.localStorage.setItem(KEY, JSON.stringify([groet]));
    changeOwnTexts('anne', (texts) => withText(texts, { ...groet, id: 'h', name: 'Hallo' }));
    expect(names('anne')).toEqual(['Groet', 'Hallo']);
  });

  it.each([
    ['incomplete JSON', '{', []],
    ['null', 'null', []],
    ['an object instead of a list', '{"a":1}', []],
    [
      'broken texts',
      JSON.stringify([null, 1, { id: 'x' }, groet, { ...groet, name: ' ' }, { ...groet, text: '' }]),
      ['Groet'],
    ],
    [
      'texts that are too long',
      JSON.stringify([
        { ...groet, name: 'n'.repeat(MAX_NAME + 1) },
        { ...groet, text: 't'.repeat(MAX_TEXT + 1) },
        groet,
      ]),
      ['Groet'],
    ],
    [
      'more texts than allowed',
      JSON.stringify(Array.from({ length: 1_000 }, () => groet)),
      Array.from({ length: MAX_TEXTS }, () => 'Groet'),
    ],
  ])('are read without the invalid ones: %s', (_, kept, shown) => {
    elsewhere(kept);
    expect(names('anne')).toEqual(shown);
  });

  it('stay in memory if the browser cannot store them, which is reported', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(changeOwnTexts('anne', (texts) => withText(texts, groet))).toBe(false);
    expect(names('anne')).toEqual(['Groet']);
  });
});

describe('a text that the user wants to save', () => {
  const full = Array.from({ length: MAX_TEXTS }, (_, index) => ({
    id: `${index}`,
    name: `T${index}`,
    text: 'x',
  }));
  const taken = 'Je hebt al een standaardtekst ‘groét’.';
  it.each([
    [{ id: null, name: 'Dag', text: 'x' }, [groet], null, null],
    [{ id: null, name: ' ', text: ' ' }, [groet], 'Geef de tekst een naam.', 'Vul een tekst in.'],
    [{ id: null, name: ' groét', text: 'x' }, [groet], taken, null],
    [{ id: 'g', name: 'GROET', text: 'x' }, [groet], null, null],
    [
      { id: null, name: 'Dag', text: 'x' },
      full,
      'Je kunt 100 standaardteksten bewaren. Verwijder er eerst een.',
      null,
    ],
    [{ id: '1', name: 'Dag', text: 'x' }, full, null, null],
  ])('has the right errors with %j', (typed, texts, name, text) => {
    const wrong = wrongWith(typed, texts);
    expect(wrong).toEqual({ name, text });
    expect(isRight(typed, wrong)).toBe(name === null);
  });

  it('is not longer than the limit', () => {
    const typed = { id: null, name: 'Dag', text: 'x'.repeat(MAX_TEXT + 1) };
    expect(isRight(typed, wrongWith(typed, []))).toBe(false);
  });
});
