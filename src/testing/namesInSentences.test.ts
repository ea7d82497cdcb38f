const files = import.meta.glob<Record<string, unknown>>('/src/**/*Texts.ts', { eager: true });

const OVERRIDE = '\u202E';
const STRANGER = `Maria ${OVERRIDE}van Dijk`;
const NAMES =
  /^(name|title|who|whose|person|owner|linked|before|now|other|chosen|about|defect|ignored|colleague|customer|complex)$/;

/** The first two sentences are sent as they are; the others name the user or one of the user's own views. */
const EXEMPT = [
  'faqTexts.portalSentence',
  'repairsTexts.aftercare.remark',
  'noRightsTexts.noRights',
  'filterTexts.replacesView',
];

type Words = (...parts: unknown[]) => unknown;

/** All functions in the exports of a file, by their path. */
function wordsIn(value: unknown, path: string): [path: string, words: Words][] {
  if (typeof value === 'function') return [[path, value as Words]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => wordsIn(part, `${path}.${key}`));
}

const partsOf = (words: Words): string[] =>
  (/^\(?([^)=]*)\)? ?=>/.exec(words.toString())?.[1] ?? '').split(',').map((part) => part.trim());

/** The text with a stranger's name; empty if the function needs more than texts and numbers. */
function said(words: Words): string {
  try {
    const made = words(...partsOf(words).map((part) => (NAMES.test(part) ? STRANGER : 2)));
    return typeof made === 'string' ? made : '';
  } catch {
    return '';
  }
}

const all = Object.values(files).flatMap((texts) =>
  Object.entries(texts).flatMap(([name, value]) => (typeof value === 'object' ? wordsIn(value, name) : [])),
);
const isSentence = (text: string): boolean => /[.…]$/.test(text);

it('The name of a stranger cannot reverse the direction of text in a sentence on the screen', () => {
  const sentences = all
    .map(([path, words]) => [path, said(words)] as const)
    .filter(([, text]) => isSentence(text));
  expect(sentences.length).toBeGreaterThan(50);
  const turned = sentences.filter(([path, text]) => text.includes(OVERRIDE) && !EXEMPT.includes(path));
  expect(turned).toEqual([]);
});
