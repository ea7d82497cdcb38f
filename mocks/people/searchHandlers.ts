import { pageOf, refuse } from '../backend/answers';
import type { Call } from '../backend/backend';
import { db } from '../db/db';
import type { PersonRecord } from '../db/records';
import { listParameter, plain } from '../tasks/query';

const ROLES = ['customer', 'prospect', 'occupant', 'vendor', 'employee'] as const;
type Role = (typeof ROLES)[number];

const readRoles = (query: URLSearchParams): Role[] =>
  listParameter(query, 'roles').map(
    (name) =>
      ROLES.find((role) => role === name.toLowerCase()) ??
      refuse(400, `Onbekende rol: ${name}. Verwacht: ${ROLES.join(', ')}.`),
  );

const holdsOneOf = ({ roles }: PersonRecord, asked: readonly Role[]): boolean =>
  asked.length === 0 || asked.some((role) => Boolean(roles?.[role]));

const withoutMarks = (text: string): string => text.replace(/[\s()+-]/g, '');

/** The searchable text: name, company, relation number, addresses, e-mail addresses and numbers. */
function searchable({ name, companyName, externalId, contactDetails }: PersonRecord): string {
  const { addresses, emailAddresses, phoneNumbers } = contactDetails ?? {};
  const numbers = (phoneNumbers ?? []).map(({ number }) => number ?? '');
  return plain(
    [
      name,
      companyName,
      externalId,
      ...(addresses ?? []).map(({ fullAddressLine }) => fullAddressLine),
      ...(emailAddresses ?? []).map(({ emailAddress }) => emailAddress),
      ...numbers,
      ...numbers.map(withoutMarks),
    ].join('\n'),
  );
}

/** Every word must occur; a number is found without its spaces and dashes too. */
export function hasWords(text: string, search: string): boolean {
  const words = plain(search).trim().split(/\s+/);
  const digits = withoutMarks(search);
  return words.every((word) => text.includes(word)) || (/^\d{4,}$/.test(digits) && text.includes(digits));
}

/** Names that begin with the text come first. */
const byName = (search: string) => {
  const begins = ({ name }: PersonRecord) => (plain(name ?? '').startsWith(plain(search)) ? 0 : 1);
  return (a: PersonRecord, b: PersonRecord): number =>
    begins(a) - begins(b) || (a.name ?? '').localeCompare(b.name ?? '', 'nl');
};

const toFound = ({
  id,
  name = null,
  type = null,
  roles = null,
  contactDetails = null,
  homeAddress = null,
  postalAddress = null,
  customerStatus = null,
}: PersonRecord) => ({
  id,
  name,
  type,
  roles,
  contactDetails,
  homeAddress,
  postalAddress,
  customerStatus,
});

/**
 * The searched text: the last part of the address, otherwise the parameter `id` or `query`. An empty text finds
 * everything.
 */
export const searchedText = ({ param, query }: Call): string =>
  (param('text') || query.get('id') || query.get('query') || '').trim();

export function searchPeople(call: Call) {
  const { query } = call;
  const text = searchedText(call);
  const asked = readRoles(query);
  const found = db.people
    .where((person) => holdsOneOf(person, asked) && hasWords(searchable(person), text))
    .sort(byName(text));
  return pageOf(found.map(toFound), query);
}
