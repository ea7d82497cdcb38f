import fc from 'fast-check';
import { mailtoHref, telHref } from './contactHref';

it.each([
  ['fatima@voorbeeld.nl', 'mailto:fatima@voorbeeld.nl'],
  [' fatima@voorbeeld.nl\n', 'mailto:fatima@voorbeeld.nl'],
  ['f+huur@voorbeeld.nl', 'mailto:f%2Bhuur@voorbeeld.nl'],
  ['a@b.nl?bcc=boef@kwaad.nl', null],
  ['a@b.nl?bcc=boef%40kwaad.nl', 'mailto:a@b.nl%3Fbcc%3Dboef%2540kwaad.nl'],
  ['a@b.nl?subject=x&body=y', 'mailto:a@b.nl%3Fsubject%3Dx%26body%3Dy'],
  ['boef,a@b.nl', 'mailto:boef%2Ca@b.nl'],
  ['a@b.nl,c@d.nl', null],
  ['a@b.nl\r\nBcc: c@d.nl', null],
  ['javascript:alert(1)', null],
  ['\uD800@b.nl', 'mailto:%EF%BF%BD@b.nl'],
  ['onbekend', null],
  ['', null],
])('The mail link for %j is %j', (address, expected) => {
  expect(mailtoHref(address)).toBe(expected);
});

it.each([
  ['0612345678', 'tel:0612345678'],
  ['06-12 34 56 78', 'tel:0612345678'],
  ['(050) 318.40/00', 'tel:0503184000'],
  ['+31 (0)6 12345678', 'tel:+31612345678'],
  ['+31612345678', 'tel:+31612345678'],
  ['112', 'tel:112'],
  ['Niet bekend', null],
  ['0612345678 (na 18 uur)', null],
  ['0612345678;phone-context=kwaad', null],
  ['06*31#', null],
  ['12', null],
  ['1234567890123456', null],
  ['', null],
])('The number %j is dialled as %j', (number, expected) => {
  expect(telHref(number)).toBe(expected);
});

it('The text of a contact link never adds a header, a second address or a parameter to the link', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (local, domain) => {
      const href = mailtoHref(`${local}@${domain}`);
      if (href !== null) expect(href).toMatch(/^mailto:[\w.!~*'()%-]+@[\w.!~*'()%-]+$/);
    }),
  );
});
