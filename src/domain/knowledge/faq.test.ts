import fc from 'fast-check';
import * as v from 'valibot';
import { Faq, isExpired, isPublicFaq, isPublished } from './faq';
import { FollowUpQuestion, pathTo } from './followUpQuestion';

const faq = (fields: object) => v.parse(Faq, { id: 'f', ...fields });
const NOW = '2026-11-22T12:00:00Z';

it('A question with an id is read whatever its other fields hold', () => {
  const names = Object.keys(Faq.entries).filter((name) => name !== 'id');
  const fields = fc.dictionary(fc.constantFrom(...names), fc.anything({ maxDepth: 3 }));
  fc.assert(fc.property(fields, (sent) => v.safeParse(Faq, { ...sent, id: 'f' }).success));
  expect(v.safeParse(Faq, { question: 'x' }).success).toBe(false);
});

it.each([
  [{ expiresOn: '2026-11-21' }, true],
  [{ expiresOn: '2026-11-22' }, false],
  [{ expiresOn: '2026-11-22T23:30:00Z' }, false],
  [{ expiresOn: null }, false],
  [{ expiresOn: 'ooit' }, false],
  [{ status: 'Expired' }, true],
])('A question with %j is expired: %s (002 §4.3)', (fields, expected) => {
  expect(isExpired(faq(fields), NOW)).toBe(expected);
});

it.each([
  [1, true],
  ['Published', true],
  ['published', true],
  [2, false],
  [42, false],
  [null, false],
])('A question with status %j is published: %s', (status, expected) => {
  expect(isPublished(faq({ status }))).toBe(expected);
});

it('The path to a follow-up question is found, and is empty for an unknown one', () => {
  const tree = v.parse(FollowUpQuestion, {
    id: 'a',
    options: [
      { id: 'c', index: 1 },
      { id: 'b', index: 0, options: [{ id: 'd' }, { name: 'without id' }] },
    ],
  });
  expect(tree.options.map(({ id }) => id)).toEqual(['b', 'c']);
  expect(pathTo(tree, 'd').map(({ id }) => id)).toEqual(['a', 'b', 'd']);
  expect(pathTo(tree, 'x')).toEqual([]);
});

it.each([
  [{ applicationIds: ['a1'] }, ['a1'], true],
  [{ applicationIds: ['a1', 'a2'] }, ['A2'], true],
  [{ applicationIds: ['a1'] }, ['a2'], false],
  [{ applicationIds: null }, ['a1'], false],
  [{ applicationIds: ['a1'] }, [], false],
])('A question with %j is public for the applications %j: %s', (fields, ids, expected) => {
  expect(isPublicFaq(faq(fields), ids)).toBe(expected);
});

it('A missing question is never public', () => {
  expect(isPublicFaq(null, ['a1'])).toBe(false);
});
