import type { Page } from '@/domain/decode/page';
import { pageAfterPage } from './queries';

const { getNextPageParam } = pageAfterPage<number>(5);
const pages = (total: number, ...sizes: number[]): Page<number>[] =>
  sizes.map((size, page) => ({ items: Array<number>(size).fill(0), page, pageSize: 5, total }));

it.each([
  ['more than one page', pages(6, 5), 1],
  ['exactly one page', pages(5, 5), undefined],
  ['nothing at all', pages(0, 0), undefined],
  ['broken records among them', pages(12, 3, 4), 2],
  ['two that bring nothing', pages(99, 5, 0, 0), 3],
  ['three that bring nothing', pages(99, 5, 0, 0, 0), undefined],
  ['an end that was empty', pages(12, 5, 5, 0), undefined],
])('goes on rightly after %s', (_, sent, next) => {
  expect(getNextPageParam(sent.at(-1)!, sent, sent.length - 1)).toBe(next);
});
