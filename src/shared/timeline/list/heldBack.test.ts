import * as v from 'valibot';
import { CaseOnTimeline } from '@/domain/timeline/caseOnTimeline';
import { heldBack } from './heldBack';

const cases = (ids: string) =>
  ids.split('').map((id) => v.parse(CaseOnTimeline, { case: { id }, lastActivity: null }));
const loaded = (ids: string, total = ids.length) => ({
  items: cases(ids),
  total,
  asked: ids.length,
  idle: 0,
});
type IsOwn = Parameters<typeof heldBack>[2];
const noneIsOwn: IsOwn = () => false;

const held = (read: string, latest: ReturnType<typeof loaded>, isOwn: IsOwn = noneIsOwn) => {
  const { items, waiting } = heldBack(cases(read), latest, isOwn);
  return [items.map((item) => item.case.id).join(''), waiting];
};

it.each<[string, ReturnType<typeof loaded>, string, number, string]>([
  ['abc', loaded('nabc'), 'abc', 1, 'a new case on top waits'],
  ['abc', loaded('cab'), 'abc', 1, 'a case that moved to the top waits'],
  ['abc', loaded('anbc'), 'abc', 1, 'a new case in between waits'],
  ['abc', loaded('abcde'), 'abcde', 0, 'new cases below are shown, because they move nothing'],
  ['abc', loaded('nabcde'), 'abcde', 1, 'new cases below are shown while one on top waits'],
  ['abc', loaded('ac'), 'ac', 0, 'a deleted case disappears'],
  ['abc', loaded('nac'), 'ac', 1, 'a deleted case disappears while a new one waits'],
  ['abc', loaded('nab', 4), 'abc', 1, 'a case that the new one pushed off the page stays'],
  ['abc', loaded('nab', 3), 'ab', 1, 'the last one was deleted'],
  ['abc', loaded('xyz'), 'xyz', 0, 'no case that was read is left'],
])('After reading %s, the answer %o shows %s while %i cases wait (%s)', (read, latest, shown, waiting) => {
  expect(held(read, latest)).toEqual([shown, waiting]);
});

it("Everything is shown if the user's own activity is among the new cases", () => {
  expect(held('abc', loaded('mnabc'), (item) => item.case.id === 'n')).toEqual(['mnabc', 0]);
});

it('A case that moved up keeps the version that was read', () => {
  const [read, latest] = [cases('ab'), loaded('ba')];
  expect(heldBack(read, latest, noneIsOwn).items[1]).toBe(read[1]);
  expect(heldBack(read, latest, noneIsOwn).items[0]).toBe(latest.items[1]);
});
