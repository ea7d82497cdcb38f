import { PhoneType } from '../contactDetails';
import type { PersonCapabilities, PhoneTypeRules } from '../fieldCapabilities';
import type { PhoneValue } from './personField';

const MOST_NUMBERS_TO_ADD_TO = 2;

export type WhyNotAddPhone =
  'enoughNumbers' | 'numberKnown' | 'noUnknownType' | 'newNumberFirst' | 'oneWithoutType';

/** The types that the person's system accepts; all of them when it does not check types. */
export const phoneTypeRulesOf = (capabilities: PersonCapabilities): PhoneTypeRules =>
  capabilities.skipPhoneTypeCapabilityChecks
    ? { allowed: null, mayRepeat: true }
    : {
        allowed: capabilities.allowedPhoneTypes,
        mayRepeat: capabilities.multipleEqualPhoneTypesAllowed,
      };

const digitsOf = (number: string): string => number.replace(/\D/g, '');

/**
 * Returns why a person cannot get another number, or why this `number` is refused. A new number has no type at first
 * (001 §5, AMB-144).
 */
export function whyNotOneMore(
  phones: readonly Pick<PhoneValue, 'number' | 'type' | 'original'>[],
  { allowed, mayRepeat }: PhoneTypeRules,
  number: string | null = null,
): WhyNotAddPhone | null {
  if (phones.length >= MOST_NUMBERS_TO_ADD_TO) return 'enoughNumbers';
  if (number !== null && phones.some((phone) => digitsOf(phone.number) === digitsOf(number)))
    return 'numberKnown';
  if (allowed !== null && !allowed.includes(PhoneType.Unknown)) return 'noUnknownType';
  const unknown = phones.find(({ type }) => type === PhoneType.Unknown);
  if (unknown === undefined || mayRepeat) return null;
  return unknown.original === '' ? 'newNumberFirst' : 'oneWithoutType';
}
