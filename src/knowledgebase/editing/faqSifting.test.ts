import * as v from 'valibot';
import { Faq, PublicationStatus } from '@/domain/knowledge/faq';
import { passes, type Sieve, UNSIFTED } from './faqSifting';

/** Half past midnight in the Netherlands, the evening before in UTC. */
const NOW = '2026-11-25T23:30:00Z';

it.each<[object, Partial<Sieve>, boolean]>([
  [{}, {}, true],
  [{ status: 'Concept' }, { status: PublicationStatus.Concept }, true],
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
