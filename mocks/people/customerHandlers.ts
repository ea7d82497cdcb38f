import { created, refuse } from '../backend/answers';
import type { Call, Handlers } from '../backend/backend';
import { desk, relationWrite } from '../backend/demands';
import { omit } from '../backend/omit';
import { db } from '../db/db';
import { nextId } from '../db/builders';
import type { PersonRecord } from '../db/records';
import { pushHub } from '../hubs/pushHub';
import { aMobile, aPerson, reachedAt } from './builders';
import { customerIdOf, toCustomer } from './customer';

const KNOWN = 'De relatie is al bekend.';

const withNumber = (externalId: string): PersonRecord | undefined =>
  db.people.firstWhere((person) => person.externalId === externalId);

function lookUpRelation({ param }: Call) {
  const number = param('relationNumber').trim();
  const known = withNumber(number);
  if (known) refuse(409, KNOWN, undefined, { customerId: customerIdOf(known), personId: known.id });
  return omit(db.relations.named(number), 'id');
}

const FIELDS = [
  'firstName',
  'insertion',
  'lastName',
  'gender',
  'email',
  'phoneNumber',
  'externalId',
] as const;
type Sent = Record<(typeof FIELDS)[number], string | null>;

const wordsOf = (value: unknown): string | null => (typeof value === 'string' && value.trim()) || null;

/** A new person starts without a rental. */
function toPerson(sent: Sent): PersonRecord {
  const { firstName, insertion, lastName, gender, email, phoneNumber, externalId } = sent;
  return aPerson({
    name: [firstName, insertion, lastName].filter(Boolean).join(' ') || email,
    firstName,
    insertion,
    lastName,
    initials: null,
    birthDate: null,
    gender: gender ?? 'Unknown',
    roles: { customer: nextId() },
    customerStatus: 'Unknown',
    externalId,
    correspondenceType: null,
    ...reachedAt({
      phoneNumbers: phoneNumber === null ? [] : [aMobile(phoneNumber)],
      emailAddresses: email === null ? [] : [email],
    }),
  });
}

/** Creates a person with a role, which can be looked up at once. */
async function createCustomer({ body }: Call) {
  const received = await body();
  const sent = Object.fromEntries(FIELDS.map((field) => [field, wordsOf(received[field])])) as Sent;
  if (sent.firstName === null && sent.lastName === null && sent.email === null)
    refuse(422, 'Een naam of e-mailadres is verplicht.', 'lastName');
  if (sent.externalId !== null && withNumber(sent.externalId)) refuse(409, KNOWN);
  const person = db.people.add(toPerson(sent));
  pushHub('personHub', 'updated', person);
  return created(toCustomer(person));
}

export const customerHandlers: Handlers = {
  'GET /api/v1/customer/byPerson/:personId': desk(({ param }) => {
    const person = db.people.find(param('personId'));
    return person ? toCustomer(person) : null;
  }),
  'GET /api/v1/customer/:customerId': desk(({ param }) => {
    const wanted = param('customerId').toLowerCase();
    const person = db.people.firstWhere((one) => customerIdOf(one) === wanted);
    return (person && toCustomer(person)) ?? refuse(404, 'De klant bestaat niet.');
  }),
  'GET /api/v1/onboarding/relation/:relationNumber': relationWrite(lookUpRelation),
  'POST /api/v1/customer': relationWrite(createCustomer),
};
