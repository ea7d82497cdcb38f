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
  ['Jansen, Anna <a@b.nl>; Boer, Kees de <k@b.nl>', ['a@b.nl', 'k@b.nl'], []],
  ['Jansen, Anna <a@b.nl>, Boer, Kees de <k@b.nl>', ['a@b.nl', 'k@b.nl'], []],
  ["D'Hondt-Prins, Zoë <z@b.nl>", ['z@b.nl'], []],
  ['c@d.nl; Jansen, Anna <a@b.nl>', ['c@d.nl', 'a@b.nl'], []],
  ['Jansen; Anna <a@b.nl>', ['a@b.nl'], ['Jansen']],
  ['Jansen; a@b.nl', ['a@b.nl'], ['Jansen']],
  ['Jansen, Anna', [], ['Jansen', 'Anna']],
  ['jan@b, Anna <a@b.nl>', ['a@b.nl'], ['jan@b']],
  ['12345, Anna <a@b.nl>', ['a@b.nl'], ['12345']],
  ['a@b.nl\u200b', ['a@b.nl'], []],
  ['\u202aa@b.nl\u202c;\u00a0c@d.nl', ['a@b.nl', 'c@d.nl'], []],
  ['\u2800', [], []],
])('Addresses are read from %j', (text, valid, wrong) => {
  expect(readAddresses(text)).toEqual({ valid, wrong });
});

it('A mail goes to each address once, and nobody in to or cc gets a blind copy as well', () => {
  expect(receiversOf({ to: 'a@b.nl, A@B.nl', cc: 'c@d.nl, a@b.nl', bcc: 'Cees <C@D.nl>; e@f.nl' })).toEqual({
    receivers: { to: ['a@b.nl'], cc: ['c@d.nl'], bcc: ['e@f.nl'] },
    doubled: 3,
  });
});
