import * as v from 'valibot';
import { Faq, PublicationStatus } from '@/domain/knowledge/faq';
import { passes, type Sieve, subjectChoices, UNSIFTED } from './faqSifting';

const DIER = { id: 's1', name: 'Huisdieren' };
const TUIN = { id: 's2', name: 'Tuin' };
/** Half past midnight in the Netherlands, the evening before in UTC. */
const NOW = '2026-11-25T23:30:00Z';

it.each<[object, Partial<Sieve>, boolean]>([
  [{}, {}, true],
  [{ status: 'Concept' }, { status: PublicationStatus.Concept }, true],
  [{ mainTag: DIER }, { subject: DIER }, true],
  [{ tags: [TUIN, DIER] }, { subject: DIER }, true],
  [{ mainTag: TUIN }, { subject: DIER }, false],
  [{}, { subject: DIER }, false],
  [{ status: 1 }, { status: PublicationStatus.Concept }, false],
  [{ expiresOn: '2026-11-26' }, { soon: true }, true],
  [{ expiresOn: '2026-12-26' }, { soon: true }, true],
  [{ expiresOn: '2026-12-27' }, { soon: true }, false],
  [{ expiresOn: '2026-11-25' }, { soon: true }, false],
  [{ expiresOn: null }, { soon: true }, false],
  [{ lastModified: '2025-11-26T08:00:00Z' }, { old: true }, true],
  [{ lastModified: '2025-11-27T08:00:00Z' }, { old: true }, false],
  [{ lastModified: null }, { old: true }, false],
])('%j passes %j: %s', (fields, sieve, expected) => {
  expect(passes(v.parse(Faq, { id: 'f', ...fields }), { ...UNSIFTED, ...sieve }, NOW)).toBe(expected);
});

it('offers each subject of the questions once, by name, and the chosen one in any case', () => {
  const faqs = [{ mainTag: TUIN, tags: [TUIN, DIER] }, { tags: [TUIN, 's4'] }].map((fields, place) =>
    v.parse(Faq, { id: `f${place}`, ...fields }),
  );
  const gone = { id: 's3', name: 'Parkeren' };
  expect(subjectChoices(faqs, null)).toEqual([DIER, TUIN]);
  expect(subjectChoices(faqs, gone)).toEqual([DIER, gone, TUIN]);
  expect(subjectChoices([], null)).toEqual([]);
});
