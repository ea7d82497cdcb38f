import * as v from 'valibot';
import { Faq, PublicationStatus } from '@/domain/knowledge/faq';
import { faqFilters, passes, type FaqFilter, subjectChoices } from './filterFaqs';

const DIER = { id: 's1', name: 'Huisdieren' };
const TUIN = { id: 's2', name: 'Tuin' };
/** Half past midnight in the Netherlands, the evening before in UTC. */
const NOW = '2026-11-25T23:30:00Z';

it.each<[object, Partial<FaqFilter>, boolean]>([
  [{}, {}, true],
  [{ status: 'Concept' }, { status: PublicationStatus.Concept }, true],
  [{ mainTag: DIER }, { subjectId: DIER.id }, true],
  [{ tags: [TUIN, DIER] }, { subjectId: DIER.id }, true],
  [{ mainTag: TUIN }, { subjectId: DIER.id }, false],
  [{}, { subjectId: DIER.id }, false],
  [{ status: 1 }, { status: PublicationStatus.Concept }, false],
  [{ expiresOn: '2026-11-26' }, { soon: true }, true],
  [{ expiresOn: '2026-12-26' }, { soon: true }, true],
  [{ expiresOn: '2026-12-27' }, { soon: true }, false],
  [{ expiresOn: '2026-11-25' }, { soon: true }, false],
  [{ expiresOn: null }, { soon: true }, false],
  [{ lastModified: '2025-11-26T08:00:00Z' }, { old: true }, true],
  [{ lastModified: '2025-11-27T08:00:00Z' }, { old: true }, false],
  [{ lastModified: null }, { old: true }, false],
])('A question with %j passes the filters %j: %s', (fields, filters, expected) => {
  expect(passes(v.parse(Faq, { id: 'f', ...fields }), { ...faqFilters.none, ...filters }, NOW)).toBe(
    expected,
  );
});

it('Each subject of the questions is offered once, sorted by name, and the chosen subject is always offered', () => {
  const faqs = [{ mainTag: TUIN, tags: [TUIN, DIER] }, { tags: [TUIN, 's4'] }].map((fields, place) =>
    v.parse(Faq, { id: `f${place}`, ...fields }),
  );
  const gone = { id: 's3', name: 'Onbekend onderwerp' };
  expect(subjectChoices(faqs, null)).toEqual([DIER, TUIN]);
  expect(subjectChoices(faqs, gone.id)).toEqual([DIER, gone, TUIN]);
  expect(subjectChoices([], null)).toEqual([]);
});

it.each<[string, Partial<FaqFilter>]>([
  ['', {}],
  ['q=kat+en+hond', { query: 'kat en hond' }],
  ['status=Concept', { status: PublicationStatus.Concept }],
  ['status=Nieuwer', { status: 'Nieuwer' as never }],
  ['onderwerp=af000000-0000-4000-8000-000000000001', { subjectId: 'af000000-0000-4000-8000-000000000001' }],
  ['verloopt=&oud=', { soon: true, old: true }],
])('The address ?%s is read as the filters %j and written back', (address, said) => {
  const filters = faqFilters.read(new URLSearchParams(address));
  expect(filters).toMatchObject(said);
  expect(faqFilters.toSearch(filters).toString()).toBe(address);
});
