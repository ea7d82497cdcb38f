import { asHtml } from '@/desk/contacts/dialogs/contactDialogRules';
import { messageTitle } from '@/office/diagnostics/undeliveredRules';
import { withPatterns } from '@/core/errors/pathPattern';
import { whyNotEmail } from '@/domain/people/fields/emailField';
import { readApiHost } from '@/lib/address';
import { mailtoHref, telHref } from '@/lib/contactHref';
import { parseMoment } from '@/lib/dates/parse';
import { readMoney } from '@/lib/formatNumber';
import { piecesOf } from '@/lib/links';
import { initialsOf } from '@/lib/text';
import { readAddresses } from '@/work/mail/addresses';
import { downloadName } from '@/shared/media/fileName';
import { variablesIn } from '@/shared/standardtexts/variables';
import { declared } from '@/ui/text/declarations';
import { isHtml } from '@/ui/text/isHtml';
import { labelsIn } from '@/ui/text/labels';
import { textOfHtml } from '@/ui/text/plainText';
import { safeStyle } from '@/ui/text/safeStyle';

const LENGTH = 100_000;
/** One pass takes tens of milliseconds on a busy machine; quadratic time takes seconds. */
const TIME_MS = 200;
/** The fastest try counts, because other work on the machine may delay one. */
const TRIES = 10;

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'the initials of a name': initialsOf,
  'the name of a file': (text) => downloadName(text, 'Bijlage'),
  'the host of an API': (text) => readApiHost(`https://a/${text}`),
  'links in a text': piecesOf,
  'the paths in a report': withPatterns,
  'the words of HTML': (text) => textOfHtml([text]),
  'the words of a link': (text) =>
    textOfHtml([{ name: 'a', href: `https://a.nl/${text}`, children: [text, ' '] }]),
  'a property of a style': (text) =>
    declared({ getAttribute: () => `color: ${text}` } as unknown as Element, 'color'),
  'the safe part of a style': (text) => safeStyle(`color: ${text}`),
  'a text that may be HTML': isHtml,
  'labels in a text': labelsIn,
  'variables in a text': variablesIn,
  'a text as HTML': asHtml,
  'addresses of a mail': readAddresses,
  'an e-mail address': (text) => whyNotEmail(text, 0, [text]),
  'a link to an e-mail address': mailtoHref,
  'a link to a number': telHref,
  'a typed moment': parseMoment,
  'a typed amount': readMoney,
  'the kind of an undelivered message': (body) => messageTitle({ message: { body } } as never),
};

const PARTS = [
  ' ',
  '\n',
  ' \n',
  '\t ',
  '\u00a0',
  '(',
  '.',
  '/',
  '?',
  '!',
  '<',
  '<a ',
  '"',
  '\\"',
  '{{ ',
  'a',
  '1',
  '1,',
  '@',
  'a@',
  ';',
  ': ',
  'https://',
  '[[',
];

/** Each part is repeated on its own, and between characters that cannot end a match. */
const texts = PARTS.flatMap((part) => {
  const many = part.repeat(Math.ceil(LENGTH / part.length));
  return [many, `a${many}b`, `https://a.nl/${many}<`];
});
texts.push(...['.', '!', ')'].map((sign) => `https://a${sign.repeat(1_900)}b `.repeat(50)));

const timeOf = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

it.each(Object.entries(readers))('%s is read in one pass, even if 100 kB repeat the same part', (_, read) => {
  for (const text of texts) {
    let least = Infinity;
    for (let tried = 0; tried < TRIES && least >= TIME_MS; tried += 1)
      least = Math.min(
        least,
        timeOf(() => read(text)),
      );
    expect(least, JSON.stringify(text.slice(0, 20))).toBeLessThan(TIME_MS);
  }
});
