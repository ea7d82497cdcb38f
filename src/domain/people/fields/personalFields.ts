import { dutchDate } from '@/lib/dates/calendar';
import { formatDate } from '@/lib/dates/format';
import { parseDate } from '@/lib/dates/parse';
import { hasAnyInvisible } from '@/lib/invisible';
import { withoutUnseen } from '@/lib/text';
import { GENDERS } from '../personTraits';
import { textOf, whyNotRequired, whyNotText } from './lineField';
import { defineField, type Problem } from './personField';
import { personFieldTexts } from './personFieldTexts';

const { labels, problems } = personFieldTexts;

const TWO_DIGIT_YEAR = /\D\d{2}\s*$/;
const CENTURY = 100;
/** The earliest birth date that a living person can have. */
const FIRST_BIRTH_DATE = '1900-01-01';

const centuryEarlier = (date: string): string =>
  `${String(Number(date.slice(0, 4)) - CENTURY)}${date.slice(4)}`;

/**
 * Returns a typed birth date as `yyyy-MM-dd`. A year of two digits belongs to the last century when the day would
 * otherwise be after today.
 */
function readBirthDate(typed: string, today: string = dutchDate(Date.now())): string | null {
  const text = withoutUnseen(typed);
  const date = parseDate(text);
  if (date === null || date <= today || !TWO_DIGIT_YEAR.test(text)) return date;
  return centuryEarlier(date);
}

/**
 * A year of two digits is ambiguous between a child and a centenarian, unless the day existed in only one of the
 * centuries.
 */
function whyNotTwoDigits(date: string): Problem {
  const earlier = formatDate(centuryEarlier(date));
  return parseDate(earlier) === centuryEarlier(date)
    ? problems.birthDateCentury(earlier, formatDate(date))
    : null;
}

function whyNotBirthDate(typed: string, today: string): Problem {
  const text = withoutUnseen(typed);
  if (text === '') return null;
  if (hasAnyInvisible(text)) return problems.invisible;
  const date = readBirthDate(text, today);
  if (date === null) return problems.birthDate;
  if (date < FIRST_BIRTH_DATE) return problems.birthDateEarlier;
  if (date > today) return problems.birthDateLater;
  const isInThisCentury = date.slice(0, 2) === today.slice(0, 2);
  return isInThisCentury && TWO_DIGIT_YEAR.test(text) ? whyNotTwoDigits(date) : null;
}

export const personalFields = [
  defineField({
    ...textOf('initials'),
    kind: 'line',
    block: 'personal',
    flag: 'customerWrite',
    capability: 'Initials',
    check: (to) => whyNotText(to),
  }),
  defineField({
    ...textOf('firstName'),
    kind: 'line',
    block: 'personal',
    flag: 'customerWrite',
    capability: 'FirstName',
    check: (to) => whyNotText(to),
  }),
  defineField({
    ...textOf('insertion'),
    kind: 'line',
    block: 'personal',
    flag: 'customerWrite',
    capability: 'Insertion',
    hiddenWhenEmpty: true,
    check: (to) => whyNotText(to),
  }),
  defineField({
    ...textOf('lastName'),
    kind: 'line',
    block: 'personal',
    flag: 'customerWrite',
    capability: 'LastName',
    required: true,
    check: (to) => whyNotRequired(to, problems.lastName),
  }),
  defineField({
    kind: 'date',
    block: 'personal',
    name: 'birthDate',
    label: labels.birthDate,
    flag: 'updateBirthDate',
    capability: 'BirthDate',
    read: ({ birthDate }) => (birthDate === null ? '' : formatDate(birthDate)),
    write: (person, to) => ({ ...person, birthDate: readBirthDate(to) }),
    check: (to, _, { today }) => whyNotBirthDate(to, today),
  }),
  defineField({
    ...textOf('gender'),
    kind: 'choice',
    block: 'personal',
    flag: 'updateGender',
    capability: 'Gender',
    options: GENDERS,
  }),
];
