import { formatDate } from '@/lib/dates/format';
import { formatPhone } from '@/lib/phone';
import { plain } from '@/lib/plain';
import type { FoundFacts } from './found';
import { searchTexts as texts } from './searchTexts';

const ENOUGH_DIGITS = 3;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Returns true if the number contains the searched digits, in whatever notation. */
function hasDigits(number: string, asked: string): boolean {
  const digits = digitsOf(asked);
  return digits.length >= ENOUGH_DIGITS && digitsOf(number).includes(digits);
}

interface Details {
  /** One fact per column; an empty fact keeps its column. */
  facts: readonly string[];
  /** The words that are highlighted in the facts. */
  marked: string;
}

/**
 * Returns the facts that distinguish namesakes: address, number and date of birth. A number that matches the search
 * replaces the first number; an e-mail address is included only if it matches.
 */
export function foundDetails(detail: string, facts: FoundFacts, asked = ''): Details {
  const number = numberAskedFor(facts, asked);
  return {
    facts: factsOf(detail, facts, asked),
    marked: number === undefined ? asked : `${asked} ${formatPhone(number)}`,
  };
}

const numberAskedFor = ({ phones }: FoundFacts, asked: string): string | undefined =>
  phones.find((one) => hasDigits(one, asked));

export function factsOf(detail: string, facts: FoundFacts, asked: string): string[] {
  const { birthDate, phones, emails } = facts;
  const phone = numberAskedFor(facts, asked) ?? phones[0];
  const wanted = plain(asked);
  const email = wanted === '' ? undefined : emails.find((one) => plain(one).includes(wanted));
  const reached = [phone === undefined ? '' : formatPhone(phone), email ?? ''];
  return [
    detail,
    reached.filter((part) => part !== '').join(' · '),
    birthDate !== null ? texts.born(formatDate(birthDate)) : '',
  ];
}
