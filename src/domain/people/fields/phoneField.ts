import { isDiallable, plainNumber, readPhone } from '@/lib/phone';
import { type PhoneNumber, PhoneType } from '../contactDetails';
import type { PhoneTypeRules } from '../fieldCapabilities';
import { orNull, whyNotPlain } from './lineField';
import { defineField, type FieldRule, type PhoneValue, type Problem, type RawPerson } from './personField';
import { personFieldTexts } from './personFieldTexts';
import { asRawList, isText, type Raw, rawContact, withContact } from './rawPerson';

const { labels, problems } = personFieldTexts;

const LONGEST = 30;

/** Reads a number such as 'Niet bekend' as empty. */
export const phoneValue = ({ number, type, description, original }: PhoneNumber): PhoneValue => ({
  number: isDiallable(number) ? number : '',
  type: type ?? '',
  description: description ?? '',
  original: original ?? (isDiallable(number) ? number : ''),
});

/** Whether the field has a number, or had a stored number before (CARD-129). */
const isFilled = ({ number, original }: PhoneValue): boolean => number.trim() !== '' || original !== '';

/** An unchanged number keeps its spelling; a new number has no type yet (CARD-122). */
function rawPhone(known: readonly Raw[], before: readonly PhoneValue[]) {
  return (phone: PhoneValue) => {
    const { number, original, description } = phone;
    const same = before.find((each) => original !== '' && each.original === original);
    const raw = known.find((each) => original !== '' && (each['original'] ?? each['number']) === original);
    return {
      ...raw,
      number: same?.number === number ? number : (readPhone(number) ?? number),
      original,
      description: orNull(description),
      type: original === '' ? PhoneType.Unknown : phone.type || null,
    };
  };
}

/** Leaves empty numbers out of every body that is sent (CARD-129). */
export function withoutEmptyPhones(person: RawPerson): RawPerson {
  const listed = asRawList(rawContact(person)['phoneNumbers']);
  const phoneNumbers = listed.filter(({ number, original }) => isText(number) || isText(original));
  return phoneNumbers.length === listed.length ? person : withContact(person, { phoneNumbers });
}

const asStored = (typed: string): string => readPhone(typed) ?? plainNumber(typed);

function whyNotNumber({ number, original }: PhoneValue, index: number, all: readonly PhoneValue[]): Problem {
  const typed = plainNumber(number);
  if (typed === '') return original === '' ? null : problems.phoneEmpty;
  const why = whyNotPlain(typed, (text) => /^[\d\s()+-]*$/.test(text), problems.phoneCharacters);
  if (why !== null) return why;
  if (typed.length > LONGEST) return problems.tooLong(LONGEST);
  if (readPhone(typed) === null) return problems.phoneNumber;
  const first = all.findIndex((each) => asStored(each.number) === asStored(typed));
  return first < index ? problems.phoneTwice : null;
}

const isUntouched = (phone: PhoneValue, before: readonly PhoneValue[]): boolean =>
  before.some(({ number, original }) => number === phone.number && original === phone.original);

/** Returns why a type is refused: it is not allowed, or an earlier number has the same type (CARD-120, 121). */
function whyNotType(index: number, all: readonly PhoneValue[], rules: PhoneTypeRules): Problem {
  const phone = all[index];
  if (phone === undefined || !isFilled(phone)) return null;
  const { type } = phone;
  if (rules.allowed !== null && !rules.allowed.includes(type)) return problems.phoneType;
  const first = all.findIndex((each) => isFilled(each) && each.type === type);
  return !rules.mayRepeat && first < index ? problems.phoneTypeTwice : null;
}

export const phoneField = defineField({
  kind: 'phones',
  block: 'contact',
  name: 'phoneNumbers',
  label: labels.phoneNumbers,
  flag: 'updateContactPhoneNumbers',
  capability: 'PhoneNumber',
  read: ({ contactDetails }) => contactDetails.phoneNumbers.map(phoneValue).filter(isFilled),
  write: (person, to, from) =>
    withContact(person, {
      phoneNumbers: to.filter(isFilled).map(rawPhone(asRawList(rawContact(person)['phoneNumbers']), from)),
    }),
  check: (to, from, { phoneTypes }) =>
    Object.fromEntries(
      to.flatMap((phone, index): [string, Problem][] => [
        [String(index), isUntouched(phone, from) ? null : whyNotNumber(phone, index, to)],
        [`${index}.type`, whyNotType(index, to, phoneTypes)],
      ]),
    ),
  /** Only number and type are compared, because a stored number becomes its own `original`. */
  comparable: (value) => value.map(({ number, type }) => ({ number, type })),
});

/** The rule for changing the type of a stored number. */
export const phoneTypeRule: FieldRule = { flag: 'updateContactPhoneNumbers', capability: 'PhoneType' };
