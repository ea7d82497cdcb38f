import { db } from '../db/db';
import type { ColleagueRecord } from '../db/records';

/** Digits only, as dialled within the country. */
export const digitsOf = (number: string): string =>
  number
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|00)31/, '0');

/** All roles of everyone with this number. */
export function rolesOfNumber(number: string): string[] {
  const digits = digitsOf(number);
  if (digits === '') return [];
  return db.people
    .where(({ contactDetails }) =>
      contactDetails?.phoneNumbers?.some((phone) => digitsOf(phone.number ?? '') === digits),
    )
    .flatMap(({ roles }) => Object.values(roles ?? {}))
    .filter((role): role is string => typeof role === 'string');
}

/** True for a text with two digits in a row; any other text is no number. */
export const isDialled = (number: string): boolean => number !== 'Niet bekend' && /\d\d/.test(number);

const numbersOf = ({ id, phoneNumber, phoneNumber2 }: ColleagueRecord): string[] => [
  ...(db.phones.find(id)?.phoneNumberOptions ?? []),
  ...[phoneNumber, phoneNumber2].filter((number) => number !== null),
];

/** The colleague with this number, preferably another one than `self`. */
export function colleagueOfNumber(number: string, self: string): ColleagueRecord | undefined {
  const digits = digitsOf(number);
  const found = db.colleagues.where(
    (colleague) => digits !== '' && numbersOf(colleague).some((one) => digitsOf(one) === digits),
  );
  return found.find(({ id }) => id !== self) ?? found[0];
}
