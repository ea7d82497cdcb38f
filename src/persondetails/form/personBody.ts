import type { RawPerson } from '@/api/personDetails';
import { AddressType, PhoneType } from '@/domain/contactDetails';
import { readPhone } from '@/lib/phone';
import { sameValue } from '@/lib/sameValue';
import { readBirthDate } from './birthDate';
import { changedFields, type FieldChanges } from './fieldChanges';
import type { AddressValue, FieldValues, PersonField, PhoneValue } from './personFields';

type Raw = Readonly<Record<string, unknown>>;

const asRaw = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};
const asList = (value: unknown): Raw[] => (Array.isArray(value) ? value.map(asRaw) : []);

const orNull = (text: string): string | null => text.trim() || null;

const emailOf = (known: readonly Raw[]) => (typed: string) => {
  const emailAddress = typed.trim();
  return { ...known.find((each) => each['emailAddress'] === emailAddress), emailAddress };
};

/** A number that was not touched stays as it is written; a new one has no type of its own (002 §5). */
function phoneOf(known: readonly Raw[], before: readonly PhoneValue[]) {
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

const isNoAddress = ({ city, houseNumber }: AddressValue): boolean =>
  city.trim() === '' && Number(houseNumber) === 0;

/** Without the lines, which the back end makes of the parts. */
function addressOf(raw: Raw | undefined, type: AddressType, value: AddressValue): Raw {
  const parts: Record<string, unknown> = { ...raw };
  Reflect.deleteProperty(parts, 'addressLine');
  Reflect.deleteProperty(parts, 'fullAddressLine');
  return {
    ...parts,
    type,
    street: orNull(value.street),
    houseNumber: Number(value.houseNumber),
    houseNumberSuffix: orNull(value.houseNumberSuffix),
    zipCode: orNull(value.zipCode),
    city: orNull(value.city),
  };
}

const isOfType = (type: AddressType) => (address: Raw) =>
  String(address['type']).toLowerCase() === type.toLowerCase();

/** The list in which the address of this type took another value; a list that was absent is made of what stood beside it. */
function addressesWith(person: RawPerson, type: AddressType, value: AddressValue): Raw[] {
  const listed = asRaw(person['contactDetails'])['addresses'];
  const present = Array.isArray(listed)
    ? asList(listed)
    : [person['homeAddress'], person['postalAddress']].map(asRaw).filter((each) => !sameValue(each, {}));
  const others = present.filter((each) => !isOfType(type)(each));
  if (isNoAddress(value)) return others;
  const changed = addressOf(present.find(isOfType(type)), type, value);
  return type === AddressType.Home ? [changed, ...others] : [...others, changed];
}

function withContact(person: RawPerson, changes: Raw): RawPerson {
  return { ...person, contactDetails: { ...asRaw(person['contactDetails']), ...changes } };
}

/** The address stands in the list, and once more beside it. */
function withAddress(person: RawPerson, type: AddressType, value: AddressValue): RawPerson {
  const addresses = addressesWith(person, type, value);
  const beside = type === AddressType.Home ? 'homeAddress' : 'postalAddress';
  return { ...withContact(person, { addresses }), [beside]: addresses.find(isOfType(type)) ?? null };
}

type Write<F extends PersonField> = (
  person: RawPerson,
  to: FieldValues[F],
  from: FieldValues[F],
) => RawPerson;

const textAs =
  (name: string) =>
  (person: RawPerson, to: string): RawPerson => ({
    ...person,
    [name]: orNull(to),
  });

const contact = (person: RawPerson) => asRaw(person['contactDetails']);

const writers: { readonly [F in PersonField]: Write<F> } = {
  initials: textAs('initials'),
  firstName: textAs('firstName'),
  insertion: textAs('insertion'),
  lastName: textAs('lastName'),
  companyName: (person, to) => ({
    ...person,
    companyName: orNull(to),
    ...(person['name'] === person['companyName'] && { name: orNull(to) }),
  }),
  chamberOfCommerceNumber: textAs('chamberOfCommerceNumber'),
  gender: textAs('gender'),
  correspondenceType: textAs('correspondenceType'),
  birthDate: (person, to) => ({ ...person, birthDate: readBirthDate(to) }),
  emailAddresses: (person, to) =>
    withContact(person, {
      emailAddresses: to
        .filter((typed) => typed.trim() !== '')
        .map(emailOf(asList(contact(person)['emailAddresses']))),
    }),
  phoneNumbers: (person, to, from) =>
    withContact(person, {
      phoneNumbers: to
        .filter(({ number, original }) => number.trim() !== '' || original !== '')
        .map(phoneOf(asList(contact(person)['phoneNumbers']), from)),
    }),
  homeAddress: (person, to) => withAddress(person, AddressType.Home, to),
  postalAddress: (person, to) => withAddress(person, AddressType.Postal, to),
  notificationSettings: (person, to) => ({
    ...person,
    notificationSettings: { ...asRaw(person['notificationSettings']), ...to },
  }),
  characteristics: (person, to) => ({ ...person, characteristics: to }),
};

/** A field and its writer belong together by their name, which is more than the compiler sees. */
type AnyWrite = (person: RawPerson, to: never, from: never) => RawPerson;

function write(person: RawPerson, changes: FieldChanges, field: PersonField): RawPerson {
  const change = changes[field];
  const run: AnyWrite = writers[field];
  return change === undefined ? person : run(person, change.to as never, change.from as never);
}

/**
 * The person as it was read, with the changes and nothing else: what the back end keeps and this product does not know goes
 * back as it came.
 */
export const bodyWith = (person: RawPerson, changes: FieldChanges): RawPerson =>
  changedFields(changes).reduce((body, field) => write(body, changes, field), person);
