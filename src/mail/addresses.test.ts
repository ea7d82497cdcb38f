import { readAddresses, receiversOf } from './addresses';

it.each([
  ['', [], []],
  ['a@b.nl', ['a@b.nl'], []],
  ['a@b.nl, c@d.nl;e@f.nl\ng@h.nl', ['a@b.nl', 'c@d.nl', 'e@f.nl', 'g@h.nl'], []],
  ['  a@b.nl ;; ', ['a@b.nl'], []],
  ['a@b.nl c@d.nl', ['a@b.nl', 'c@d.nl'], []],
  ['Jan Peters <jan@b.nl>', ['jan@b.nl'], []],
  ['"Boer, Kees de" <kees@b.nl>; Els <els@b.nl>', ['kees@b.nl', 'els@b.nl'], []],
  ["o'neil+huur@b.co.uk", ["o'neil+huur@b.co.uk"], []],
  ['jan', [], ['jan']],
  ['jan@', [], ['jan@']],
  ['jan@b', [], ['jan@b']],
  ['jan@b..nl', [], ['jan@b..nl']],
  ['jan@b.nl.', [], ['jan@b.nl.']],
  ['jan@@b.nl', [], ['jan@@b.nl']],
  ['Jan <>', [], []],
  ['a@b.nl, geen adres', ['a@b.nl'], ['geen adres']],
])('%j', (text, valid, wrong) => {
  expect(readAddresses(text)).toEqual({ valid, wrong });
});

it('sends to each address once, openly where it stands openly', () => {
  expect(receiversOf({ to: 'a@b.nl, A@B.nl', cc: 'c@d.nl, a@b.nl', bcc: 'Cees <C@D.nl>; e@f.nl' })).toEqual({
    receivers: { to: ['a@b.nl'], cc: ['c@d.nl'], bcc: ['e@f.nl'] },
    doubled: 3,
  });
});
