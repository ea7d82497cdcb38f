import fc from 'fast-check';
import { withoutItem } from '@/domain/decode/leftPages';
import { itemsOf, type Page } from '@/domain/decode/page';
import { pageAfterPage } from './queries';

const { getNextPageParam } = pageAfterPage<unknown>(5);
const pages = (total: number, ...sizes: number[]): Page<number>[] =>
  sizes.map((size, page) => ({ items: Array<number>(size).fill(0), page, pageSize: 5, total }));

it.each([
  ['the first of two pages', pages(6, 5), 1],
  ['a page that contains all records', pages(5, 5), undefined],
  ['an empty page of an empty list', pages(0, 0), undefined],
  ['two pages from which broken records were left out', pages(12, 3, 4), 2],
  ['two empty pages in a row', pages(99, 5, 0, 0), 3],
  ['three empty pages in a row', pages(99, 5, 0, 0, 0), undefined],
  ['a last page that was empty', pages(12, 5, 5, 0), undefined],
])('The next page after %s has the right number, or does not exist', (_, sent, next) => {
  expect(getNextPageParam(sent.at(-1)!, sent, sent.length - 1)).toBe(next);
});

/**
 * Simulates a server with `total` items that handles some of them after each page; returns the number of items that
 * were read.
 */
function readWhile(total: number, handle: (known: readonly number[], round: number) => readonly number[]) {
  let there = Array.from({ length: total }, (_, index) => index);
  let known: Page<{ id: string }>[] = [];
  const seen = new Set<number>();
  let page: number | undefined = 0;
  for (let round = 0; page !== undefined; round += 1) {
    expect(round).toBeLessThan(3 * total);
    const items = there.slice(page * 5, page * 5 + 5);
    for (const one of items) seen.add(one);
    known = [
      ...known,
      { items: items.map((one) => ({ id: `${one}` })), page, pageSize: 5, total: there.length },
    ];
    for (const one of handle(
      itemsOf(known).map(({ id }) => Number(id)),
      round,
    )) {
      there = there.filter((other) => other !== one);
      known = withoutItem(known, `${one}`);
    }
    page = getNextPageParam(known.at(-1)!, known, page);
  }
  return seen.size;
}

it('Every item is read although items are handled in the meantime', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.infiniteStream(fc.nat(99)), (total, chances) => {
      const handled = (known: readonly number[]) => known.filter(() => Number(chances.next().value) < 40);
      expect(readWhile(total, handled)).toBe(total);
    }),
  );
});
