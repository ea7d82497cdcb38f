import { piecesOf } from '@/lib/links';

it('Plain text turns web addresses into links and keeps the sentence around them', () => {
  expect(piecesOf('Zie https://voorbeeld.nl/a?b=1. Bel daarna.')).toEqual([
    { text: 'Zie ', href: null },
    { text: 'https://voorbeeld.nl/a?b=1', href: 'https://voorbeeld.nl/a?b=1' },
    { text: '. Bel daarna.', href: null },
  ]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '<a href="x">y</a>', 'ftp://x.nl', ''])(
  'Plain text makes no link of %j',
  (text) => {
    expect(piecesOf(text).every(({ href }) => href === null)).toBe(true);
  },
);
