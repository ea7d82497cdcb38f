import { piecesOf } from '@/lib/links';

it('turns web addresses into links and leaves the sentence around them', () => {
  expect(piecesOf('Zie https://voorbeeld.nl/a?b=1. Bel daarna.')).toEqual([
    { text: 'Zie ', href: null },
    { text: 'https://voorbeeld.nl/a?b=1', href: 'https://voorbeeld.nl/a?b=1' },
    { text: '. Bel daarna.', href: null },
  ]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '<a href="x">y</a>', 'ftp://x.nl', ''])(
  'makes no link of %j',
  (text) => {
    expect(piecesOf(text).every(({ href }) => href === null)).toBe(true);
  },
);
