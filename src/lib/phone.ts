import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { withoutUnseen } from './text';

/** The text in place of a missing number; in old records it is stored as if it were the number. */
const UNKNOWN = 'Niet bekend';

const THREE_DIGITS =
  '010 013 015 020 023 024 026 030 033 035 036 038 040 043 045 046 050 053 055 058 070 071 072 073 074 075 076 077 078 079';
const FOUR_DIGITS =
  '0111 0113 0114 0115 0117 0118 0161 0162 0164 0165 0166 0167 0168 0172 0174 0180 0181 0182 0183 0184 0186 0187 0222 ' +
  '0223 0224 0226 0227 0228 0229 0251 0252 0255 0294 0297 0299 0313 0314 0315 0316 0317 0318 0320 0321 0341 0342 0343 ' +
  '0344 0345 0346 0347 0348 0411 0412 0413 0416 0418 0475 0478 0481 0485 0486 0487 0488 0492 0493 0495 0497 0499 0511 ' +
  '0512 0513 0514 0515 0516 0517 0518 0519 0521 0522 0523 0524 0525 0527 0528 0529 0541 0543 0544 0545 0546 0547 0548 ' +
  '0561 0562 0566 0570 0571 0572 0573 0575 0577 0578 0591 0592 0593 0594 0595 0596 0597 0598 0599';

/** The Dutch area codes (AMB-240), and 06 for mobile numbers. */
const AREA_CODES = ['06', ...THREE_DIGITS.split(' '), ...FOUR_DIGITS.split(' ')];

/** Formats a number: ten digits with a Dutch area code get a hyphen, everything else stays unchanged (002 §5). */
export function formatPhone(number: string | null): string {
  if (number === null || number === '') return UNKNOWN;
  const code = /^\d{10}$/.test(number) && AREA_CODES.find((each) => number.startsWith(each));
  return code ? `${code}-${number.slice(code.length)}` : number;
}

/** The only prefixes of a mobile number (000 §3.4). */
export const isMobileNumber = (number: string): boolean => /^(?:06|\+316|00316|316)/.test(number);

/** Returns whether there is a number to call (001 §5). */
export const isDiallable = (number: string | null): number is string =>
  number !== null && number.trim() !== '' && number !== UNKNOWN;

const HYPHENS = /[\u2010-\u2015\u2212\ufe63\uff0d]/g;
const SPACES = /\p{Zs}/gu;

/** Pasted numbers may have other hyphens and spaces than those of a keyboard, and invisible characters. */
export const plainNumber = (typed: string): string =>
  withoutUnseen(typed.replace(HYPHENS, '-').replace(SPACES, ' '));

/** Numbers without an area code: 112, 116123, 14024, 1850. */
const SHORT = /^1\d{2,5}$/;
const isShort = (plain: string): boolean => SHORT.test(plain.replace(/[ -]/g, ''));

/** Parses a number of any country, Dutch by default. Undefined if it cannot be a number. */
const parse = (plain: string) => parsePhoneNumberFromString(plain, { defaultCountry: 'NL', extract: false });

/**
 * Converts a typed number to its stored form: ten digits for a Dutch one, with country code for others, unchanged for a
 * short one. Null if it cannot be a number.
 */
export function readPhone(typed: string): string | null {
  const plain = plainNumber(typed);
  if (isShort(plain)) return plain.replace(/[ -]/g, '');
  const parsed = parse(plain);
  if (!parsed?.isPossible()) return null;
  return parsed.countryCallingCode === '31' ? `0${parsed.nationalNumber}` : parsed.number;
}

/** Returns true for a number that is probably not in use in its country: mostly it has a digit too few or too many. */
export function isDoubtfulNumber(typed: string): boolean {
  const plain = plainNumber(typed);
  return !isShort(plain) && parse(plain)?.isValid() === false;
}

const asKept = (number: string | null): string => (number === null ? '' : (readPhone(number) ?? number));

/** Compares numbers in whatever spelling; withheld numbers are equal too. */
export const isSameNumber = (one: string | null, other: string | null): boolean =>
  asKept(one) === asKept(other);
