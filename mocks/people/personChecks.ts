import { refuse } from '../backend/answers';
import { db } from '../db/db';
import type { PersonRecord } from '../db/records';
import type { Address, ContactDetails, PhoneNumber, Writeable } from '../wire/people';

interface Sent extends Readonly<Record<string, unknown>> {
  contact: Required<ContactDetails>;
}

const GENDERS = ['Male', 'Female', 'Unknown'];

const isDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

function checkGender(value: unknown): void {
  if (typeof value === 'string' && value !== '' && !GENDERS.includes(value))
    refuse(422, `Onbekend geslacht '${value}'.`, 'gender');
}

function checkBirthDate(value: unknown): void {
  if (value !== null && value !== '' && !isDay(value))
    refuse(422, `Geen geldige datum: '${typeof value === 'string' ? value : ''}'.`, 'birthDate');
}

const isNumber = (number: string): boolean => /^\+?[\d\s()-]{3,20}$/.test(number);

/** Checks new numbers only; those that the person already has are kept. */
function checkPhones(person: PersonRecord, phones: readonly PhoneNumber[], allowed: Writeable): void {
  const known = (person.contactDetails?.phoneNumbers ?? []).map(({ number }) => number);
  const wrong = phones.find(({ number }) => !known.includes(number) && !isNumber(number ?? ''));
  if (wrong) refuse(422, `Geen geldig telefoonnummer: '${wrong.number ?? ''}'.`, 'phoneNumbers');
  const types = phones.map(({ type }) => type ?? 'Unknown');
  const strange = types.find((type) => !allowed.allowedPhoneTypes.includes(type));
  if (strange !== undefined)
    refuse(422, `Telefoonsoort '${strange}' wordt niet ondersteund.`, 'phoneNumbers');
  if (!allowed.multipleEqualPhoneTypesAllowed && new Set(types).size < types.length)
    refuse(422, 'Twee nummers van dezelfde soort.', 'phoneNumbers');
}

const fieldOf = (type: Address['type']): string => (type === 'Postal' ? 'postalAddress' : 'homeAddress');

function checkAddresses(addresses: readonly Address[]): void {
  for (const address of addresses) {
    const missing = (['street', 'zipCode', 'city'] as const).filter((part) => !address[part]);
    if (missing.length > 0)
      refuse(
        422,
        `Een adres is verplicht zodra een deel is ingevuld; er ontbreekt: ${missing.join(', ')}.`,
        'addresses',
      );
  }
}

function checkEmails({ id }: PersonRecord, emails: ContactDetails['emailAddresses']): void {
  for (const { emailAddress } of emails ?? []) {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(emailAddress ?? ''))
      refuse(422, `Geen geldig e-mailadres: '${emailAddress ?? ''}'.`, 'emailAddresses');
    const others = db.accounts.where(
      ({ username, personId }) => personId !== id && username?.toLowerCase() === emailAddress?.toLowerCase(),
    );
    if (others.length > 0)
      refuse(409, 'Het e-mailadres is niet beschikbaar.', undefined, {
        reason: others.length > 1 ? 'EmailAddressLinkedToMultipleAccounts' : 'EmailAddressNotAvailable',
      });
  }
}

/** Refuses an invalid value with its field; only changes are checked. */
export function checkFields(
  person: PersonRecord,
  sent: Sent,
  changed: readonly string[],
  allowed: Writeable,
): void {
  const { contact } = sent;
  if (changed.includes('gender')) checkGender(sent['gender']);
  if (changed.includes('birthDate')) checkBirthDate(sent['birthDate']);
  if (changed.includes('phoneNumbers')) checkPhones(person, contact.phoneNumbers ?? [], allowed);
  checkAddresses((contact.addresses ?? []).filter(({ type }) => changed.includes(fieldOf(type))));
  if (changed.includes('emailAddresses')) checkEmails(person, contact.emailAddresses);
}
