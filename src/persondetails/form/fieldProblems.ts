import { hasAnyInvisible, hasInvisible } from '@/lib/invisible';
import { readPhone } from '@/lib/phone';
import { detailsTexts } from '../detailsTexts';
import type { PhoneTypeRules } from '../personFieldRules';
import { readBirthDate } from './birthDate';
import { changedFields, type FieldChanges } from './fieldChanges';
import type { AddressValue, FieldValues, PersonField, PhoneValue } from './personFields';

const texts = detailsTexts.problems;

const LONGEST_NAME = 100;
const LONGEST_EMAIL = 254;
const LONGEST_PHONE = 30;
const LONGEST_SHORT = 10;

/** Nobody living was born earlier. */
const FIRST_BIRTH_DATE = '1900-01-01';

const EMAIL_ADDRESS = /^[^\s@<>()[\],;:"]+@(?:[^\s@<>()[\],;:".]+\.)+[^\s@<>()[\],;:".]{2,}$/;

/** By the place in the form: `birthDate`, `emailAddresses.0`, `homeAddress.street`. */
export type Problems = Readonly<Record<string, string>>;

type Problem = string | null;

const whyNotText = (typed: string, most = LONGEST_NAME): Problem => {
  const text = typed.trim();
  if (text.length > most) return texts.tooLong(most);
  return hasInvisible(text) ? texts.invisible : null;
};

/** Of what is written in digits and plain letters: what cannot be seen is named before what looks right is refused. */
const whyNotPlain = (typed: string, isRight: (text: string) => boolean, wrong: string): Problem => {
  const text = typed.trim();
  if (hasAnyInvisible(text)) return texts.invisible;
  return isRight(text) ? null : wrong;
};

const whyNotRequired = (typed: string, missing: string): Problem =>
  typed.trim() === '' ? missing : whyNotText(typed);

function whyNotBirthDate(typed: string, today: string): Problem {
  if (typed.trim() === '') return null;
  if (hasAnyInvisible(typed.trim())) return texts.invisible;
  const date = readBirthDate(typed, today);
  if (date === null) return texts.birthDate;
  if (date < FIRST_BIRTH_DATE) return texts.birthDateEarlier;
  return date > today ? texts.birthDateLater : null;
}

function whyNotEmail(typed: string, index: number, all: readonly string[]): Problem {
  const address = typed.trim();
  if (address === '') return null;
  if (address.length > LONGEST_EMAIL) return texts.tooLong(LONGEST_EMAIL);
  const why = whyNotPlain(address, (text) => EMAIL_ADDRESS.test(text), texts.emailAddress);
  if (why !== null) return why;
  const first = all.findIndex((each) => each.trim().toLowerCase() === address.toLowerCase());
  return first < index ? texts.emailAddressTwice : null;
}

const numberOf = (typed: string): string => readPhone(typed) ?? typed.trim();

function whyNotNumber({ number, original }: PhoneValue, index: number, all: readonly PhoneValue[]): Problem {
  const typed = number.trim();
  if (typed === '') return original === '' ? null : texts.phoneEmpty;
  const why = whyNotPlain(typed, (text) => /^[\d\s()+-]*$/.test(text), texts.phoneCharacters);
  if (why !== null) return why;
  if (typed.length > LONGEST_PHONE) return texts.tooLong(LONGEST_PHONE);
  if (readPhone(typed) === null) return texts.phoneNumber;
  const first = all.findIndex((each) => numberOf(each.number) === numberOf(typed));
  return first < index ? texts.phoneTwice : null;
}

const isFilled = ({ number, original }: PhoneValue): boolean => number.trim() !== '' || original !== '';

/** CARD-120, 121. */
function whyNotType(
  phone: PhoneValue,
  index: number,
  all: readonly PhoneValue[],
  rules: PhoneTypeRules,
): Problem {
  if (!isFilled(phone)) return null;
  const { type } = phone;
  if (rules.allowed !== null && !rules.allowed.includes(type)) return texts.phoneType;
  const first = all.findIndex((each) => isFilled(each) && each.type === type);
  return !rules.mayRepeat && first < index ? texts.phoneTypeTwice : null;
}

const isSameNumber = (phone: PhoneValue, before: readonly PhoneValue[]): boolean =>
  before.some(({ number, original }) => number === phone.number && original === phone.original);

const isNoAddress = (address: AddressValue): boolean =>
  [address.zipCode, address.houseNumber, address.street, address.city].every((part) => part.trim() === '');

const DUTCH_ZIP_CODE = /^\d{4}\s?[a-z]{2}$/i;

const withAbout = (field: string, problems: Readonly<Record<string, Problem>>): [string, Problem][] =>
  Object.entries(problems).map(([part, problem]) => [`${field}.${part}`, problem]);

/** All of it is required once any of it is filled in, but for the number (CARD-126, 127). */
function addressProblems(field: PersonField, address: AddressValue, isForeign: boolean): [string, Problem][] {
  if (isNoAddress(address)) return [];
  const { zipCode, houseNumber, houseNumberSuffix, street, city } = address;
  return withAbout(field, {
    zipCode:
      isForeign && zipCode.trim() !== ''
        ? whyNotText(zipCode, LONGEST_SHORT)
        : whyNotPlain(zipCode, (text) => DUTCH_ZIP_CODE.test(text), texts.zipCode),
    houseNumber: whyNotPlain(houseNumber, (text) => /^\d{0,5}$/.test(text), texts.houseNumber),
    houseNumberSuffix: whyNotText(houseNumberSuffix, LONGEST_SHORT),
    street: whyNotRequired(street, texts.street),
    city: whyNotRequired(city, texts.city),
  });
}

export interface Circumstances {
  /** `yyyy-MM-dd` */
  today: string;
  phoneTypes: PhoneTypeRules;
  /** Addresses abroad have other zip codes. */
  foreign: Readonly<Record<'homeAddress' | 'postalAddress', boolean>>;
}

type Check<F extends PersonField> = (
  to: FieldValues[F],
  from: FieldValues[F],
  circumstances: Circumstances,
) => [string, Problem][];

const checks: { readonly [F in PersonField]?: Check<F> } = {
  initials: (to) => [['initials', whyNotText(to)]],
  firstName: (to) => [['firstName', whyNotText(to)]],
  insertion: (to) => [['insertion', whyNotText(to)]],
  lastName: (to) => [['lastName', whyNotRequired(to, texts.lastName)]],
  companyName: (to) => [['companyName', whyNotRequired(to, texts.companyName)]],
  chamberOfCommerceNumber: (to) => [
    [
      'chamberOfCommerceNumber',
      whyNotPlain(to, (text) => /^(\d{8})?$/.test(text), texts.chamberOfCommerceNumber),
    ],
  ],
  birthDate: (to, _, { today }) => [['birthDate', whyNotBirthDate(to, today)]],
  emailAddresses: (to) =>
    to.map((typed, index) => [`emailAddresses.${index}`, whyNotEmail(typed, index, to)]),
  phoneNumbers: (to, from, { phoneTypes }) =>
    to.flatMap((phone, index): [string, Problem][] => [
      [`phoneNumbers.${index}`, isSameNumber(phone, from) ? null : whyNotNumber(phone, index, to)],
      [`phoneNumbers.${index}.type`, whyNotType(phone, index, to, phoneTypes)],
    ]),
  homeAddress: (to, _, { foreign }) => addressProblems('homeAddress', to, foreign.homeAddress),
  postalAddress: (to, _, { foreign }) => addressProblems('postalAddress', to, foreign.postalAddress),
};

/** A field and its check belong together by their name, which is more than the compiler sees. */
type AnyCheck = (to: never, from: never, circumstances: Circumstances) => [string, Problem][];

function check(changes: FieldChanges, field: PersonField, circumstances: Circumstances): [string, Problem][] {
  const change = changes[field];
  const run: AnyCheck | undefined = checks[field];
  return change === undefined || run === undefined
    ? []
    : run(change.to as never, change.from as never, circumstances);
}

/** What is wrong with what was changed; what stood there already is not judged. */
export const problemsOf = (changes: FieldChanges, circumstances: Circumstances): Problems =>
  Object.fromEntries(
    changedFields(changes)
      .flatMap((field) => check(changes, field, circumstances))
      .flatMap(([place, problem]) => (problem === null ? [] : [[place, problem]])),
  );
