import { formatDate } from '@/lib/dates/format';
import { formatPhone } from '@/lib/phone';
import { plain } from '@/lib/plain';
import type { FoundFacts } from './found';
import { searchTexts as texts } from './searchTexts';
import { hasDigits } from './words';

interface Details {
  text: string;
  /** What is to stand out in it. */
  marked: string;
}

/**
 * What tells namesakes apart, in one line: where, by which number, since when; the number that was asked for rather than the
 * first, and an e-mail address only where it was asked for.
 */
export function foundDetails(detail: string, { birthDate, phones, emails }: FoundFacts, asked = ''): Details {
  const number = phones.find((one) => hasDigits(one, asked));
  const phone = number ?? phones[0];
  const wanted = plain(asked);
  const email = wanted === '' ? undefined : emails.find((one) => plain(one).includes(wanted));
  const parts = [
    detail,
    phone !== undefined && formatPhone(phone),
    email,
    birthDate !== null && texts.born(formatDate(birthDate)),
  ];
  return {
    text: parts.filter(Boolean).join(' · '),
    marked: number === undefined ? asked : `${asked} ${formatPhone(number)}`,
  };
}
